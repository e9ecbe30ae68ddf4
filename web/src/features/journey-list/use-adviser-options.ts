import { type EmployeeAnswer, listEmployees, pathOf } from '@bitacora/contracts';
import useSWR from 'swr';
import { useUser } from '../../lib/session/use-session.ts';
import { words } from './words.ts';

/** Whose journeys; the person's own are the first, and who is there no more stays while the address names them. */
export function useAdviserOptions() {
  const user = useUser();
  const { data = [] } = useSWR<EmployeeAnswer[], unknown>(pathOf(listEmployees));
  const isOwn = ({ user_id }: EmployeeAnswer) => user_id === user?.id;
  const nameOf = ({ first_name, last_name }: EmployeeAnswer) => `${first_name} ${last_name}`;
  return [
    { value: '', label: words.anyAdviser },
    ...data.filter(isOwn).map((one) => ({ value: one.id, label: words.me(nameOf(one)) })),
    ...data.filter((one) => !isOwn(one)).map((one) => ({ value: one.id, label: nameOf(one) })),
  ];
}
