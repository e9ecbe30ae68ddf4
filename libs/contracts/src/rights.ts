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
] as const;
export type Right = (typeof rights)[number];

/** What decides about the agency itself, and not about its work. */
const ofOwner: readonly Right[] = ['settings', 'employees'];

const rightsOfRole: Record<EmployeeRole, readonly Right[]> = {
  adviser: rights.filter((right) => !ofOwner.includes(right)),
  operations: ['read', 'services', 'problems'],
  accounting: ['read', 'billing'],
  owner: rights,
};

/** What somebody with these roles may do, in the order of the table; nothing without a role. */
export function rightsOf(roles: readonly EmployeeRole[]): Right[] {
  return rights.filter((right) => roles.some((role) => rightsOfRole[role].includes(right)));
}

/** The roles that have a right. */
export function rolesWith(right: Right): EmployeeRole[] {
  return employeeRoles.filter((role) => rightsOfRole[role].includes(right));
}
