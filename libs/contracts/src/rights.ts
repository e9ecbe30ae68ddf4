import { type EmployeeRole, employeeRoles } from './names.ts';

/**
 * What a member of staff may do (product 14.7): `read` the agency's passengers and journeys, and change what each other
 * right names.
 */
export const rights = [
  'read',
  'passengers',
  'journeys',
  'services',
  'billing',
  'quotes',
  'problems',
  'content',
  'settings',
  'employees',
  'statistics',
] as const;
export type Right = (typeof rights)[number];

/** What is of the agency itself, and not of its work. */
const ofAgency: readonly Right[] = ['settings', 'employees', 'statistics'];

const rightsOfRole: Record<EmployeeRole, readonly Right[]> = {
  adviser: rights.filter((right) => !ofAgency.includes(right)),
  operations: ['read', 'services', 'problems'],
  accounting: ['read', 'billing', 'statistics'],
  owner: rights,
};

/** What somebody with these roles may do, in the order of the table; nothing without a role. */
export function rightsOf(roles: readonly EmployeeRole[]): Right[] {
  return rights.filter((right) => roles.some((role) => rightsOfRole[role].includes(right)));
}

/** What people write to the agency about, and wait for an answer. */
const answered: readonly Right[] = ['journeys', 'services', 'quotes', 'problems'];

/** Whether somebody may answer all that an absent colleague answers (product 14.9), by the roles of both. */
export function mayStandInFor(absent: readonly EmployeeRole[], roles: readonly EmployeeRole[]): boolean {
  const own = rightsOf(roles);
  return rightsOf(absent).every((right) => !answered.includes(right) || own.includes(right));
}

/** The roles that have a right. */
export function rolesWith(right: Right): EmployeeRole[] {
  return employeeRoles.filter((role) => rightsOfRole[role].includes(right));
}
