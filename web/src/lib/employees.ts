import { type EmployeeAnswer, listEmployees, pathOf } from '@bitacora/contracts';
import { fullName } from '@bitacora/kernel/full-name';
import useSWR from 'swr';

/** The employees of the agency, those who work there no more too. */
export const useEmployees = () => useSWR<EmployeeAnswer[], unknown>(pathOf(listEmployees));

/** Employees as a choice; with `own` the person's own entry is the first, under a label of its own. */
export function adviserOptions(
  employees: readonly EmployeeAnswer[],
  own?: { userId: string | undefined; label: (name: string) => string },
): { value: string; label: string }[] {
  const isOwn = ({ user_id }: EmployeeAnswer) => own !== undefined && user_id === own.userId;
  const optionOf = (one: EmployeeAnswer) => {
    const name = fullName(one);
    return { value: one.id, label: own && isOwn(one) ? own.label(name) : name };
  };
  return [...employees.filter(isOwn), ...employees.filter((one) => !isOwn(one))].map(optionOf);
}
