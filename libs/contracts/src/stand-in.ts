import type { EmployeeSnapshot } from './events/people-snapshots.ts';
import { mayStandInFor } from './rights.ts';

/** What of an employee says who answers for him or her. */
type Present = Pick<EmployeeSnapshot, 'is_active' | 'absence' | 'roles'>;

/** Whether somebody is away on a day (`YYYY-MM-DD`, in Guayaquil); the first and the last day count. */
export const isAbsent = ({ absence }: Pick<Present, 'absence'>, day: string): boolean =>
  Boolean(absence && absence.from <= day && day <= absence.until);

/** How many stand-ins are asked one after the other: who stands in for a stand-in, and no further. */
const STEPS = 2;

/**
 * Who answers for an employee on a day: the stand-in of who is absent, and the stand-in's own when that one is absent, too
 * (product 14.9). Null while the employee is there, and when nobody who works there and may answer all of it can be found so: then it stays the employee.
 */
export function standInFor<Employee extends Present>(
  employee: Employee,
  day: string,
  colleague: (id: string) => Employee | undefined,
): Employee | null {
  let last = employee;
  for (let step = 0; step < STEPS; step += 1) {
    if (!last.absence || !isAbsent(last, day)) return null;
    const next = colleague(last.absence.stand_in);
    // Who was named may have other roles by now.
    if (!next?.is_active || !mayStandInFor(employee.roles, next.roles)) return null;
    if (!isAbsent(next, day)) return next;
    last = next;
  }
  return null;
}
