import { type EmployeeAnswer, employeeAnswer as answerOf, type EmployeeSnapshot } from '@bitacora/contracts';
import type { Agreement, Employee } from '../domain/employee.ts';

/** An employee as events and answers show it. */
export function employeeSnapshot(employee: Employee): EmployeeSnapshot {
  return {
    id: employee.id,
    agency: employee.agency,
    user_id: employee.userId,
    first_name: employee.firstName,
    last_name: employee.lastName,
    email: employee.email,
    phone: employee.phone,
    roles: employee.roles,
    is_active: employee.isActive,
    // Left out where there is none: rows of before it was known are still what views are compared with.
    ...(employee.absence && { absence: employee.absence }),
    ...(employee.isShutOut && { is_shut_out: true }),
    ...invitationOf(employee.agreement),
  };
}

/** What is said of an invitation that nobody accepted; nothing of who works there, or did. */
export const invitationOf = (agreement: Agreement): Pick<EmployeeSnapshot, 'is_invited' | 'is_withdrawn'> => ({
  ...(agreement === 'asked' && { is_invited: true }),
  ...(agreement === 'withdrawn' && { is_withdrawn: true }),
});

/** An employee as whoever changed one is answered. */
export const employeeAnswer = (employee: Employee): EmployeeAnswer =>
  answerOf(employeeSnapshot(employee), employee.version);
