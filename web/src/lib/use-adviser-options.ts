import { NONE } from '@bitacora/contracts';
import { adviserOptions, useEmployees } from './employees.ts';
import { useUser } from './session/use-session.ts';
import { staffWords } from './staff-words.ts';

/** Whose journeys; who is there no more stays while the address names them. */
export function useAdviserOptions() {
  const user = useUser();
  const { data = [] } = useEmployees();
  return [
    { value: '', label: staffWords.anyAdviser },
    ...adviserOptions(data, { userId: user?.id, label: staffWords.owner.me }),
  ];
}

/** The same, or the journeys that have nobody. */
export function useAdviserOrNoneOptions() {
  const [all, ...advisers] = useAdviserOptions();
  return [...(all ? [all] : []), { value: NONE, label: staffWords.noAdviser }, ...advisers];
}
