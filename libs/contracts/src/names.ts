/** The five services behind the BFF. */
export const serviceNames = ['identity', 'journeys', 'services-catalog', 'billing', 'notifications'] as const;
export type ServiceName = (typeof serviceNames)[number];

/** Every process of the platform, in the order in which they are shown. */
export const processNames = [...serviceNames, 'bff'] as const;
export type ProcessName = (typeof processNames)[number];

/** Roles of an agency's employees (product 14.3); a traveller has none. */
export const employeeRoles = ['adviser', 'operations', 'accounting', 'owner'] as const;
export type EmployeeRole = (typeof employeeRoles)[number];

/** Of a package service: pending, or with its record. */
export const packageServiceStatuses = ['P', 'T'] as const;
