import type { AnswerOf, getEmployee, Right } from '@bitacora/contracts';
import useSWR from 'swr';
import { AGENCY_RUC } from '../environment.ts';
import { useUser } from './use-session.ts';

export type Employee = AnswerOf<typeof getEmployee>;

/** The employee who is logged in, with what this person may do (product 14.7); of nobody else anything is asked. */
export function useEmployee() {
  const user = useUser();
  return useSWR<Employee>(user?.is_staff ? `/api/v1/agency/employee/${AGENCY_RUC}/${user.id}` : null);
}

/** What every role may do: known before the employee is. */
const ofAnyRole: readonly Right[] = ['read'];
const none: readonly Right[] = [];

/** What the person may do as staff, as far as it is known yet. */
export function useRights(): readonly Right[] {
  const isStaff = useUser()?.is_staff ?? false;
  const { data } = useEmployee();
  return data?.rights ?? (isStaff ? ofAnyRole : none);
}
