import { type EmployeeAnswer, listEmployees, pathOf } from '@bitacora/contracts';
import { fullName } from '@bitacora/kernel/full-name';
import useSWR from 'swr';
import { staffWords } from './staff-words.ts';

/** The employees of the agency, those who work there no more too. */
export const useEmployees = () => useSWR<EmployeeAnswer[], unknown>(pathOf(listEmployees));

/**
 * Who is chosen already is among the options from the start: a field that is filled in before they arrive would say
 * that nobody is.
 */
export const withChosen = (
  options: { value: string; label: string }[],
  chosen: string | null,
): { value: string; label: string }[] =>
  chosen === null || options.some(({ value }) => value === chosen)
    ? options
    : [...options, { value: chosen, label: staffWords.owner.other }];

/** How employees are called, by their ids; null of nobody, and while it is not known. */
export function useEmployeeNames(): (id: string | null | undefined) => string | null {
  const { data } = useEmployees();
  return (id) => {
    const employee = data?.find((one) => one.id === id);
    return employee ? fullName(employee) : null;
  };
}

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
