import { z } from 'zod';
import { type EmployeeSnapshot, employeeSnapshot } from '../events/people-snapshots.ts';
import { employeeRoles } from '../names.ts';
import { rights, rightsOf } from '../rights.ts';
import { endpoint } from './endpoint.ts';
import { listOf, pageQuery } from './paging.ts';

/** An employee as those of the agency see each other. */
const answer = employeeSnapshot.omit({ agency: true }).extend({
  /** The first of the roles. */
  role: z.enum(employeeRoles).nullable(),
  rights: z.array(z.enum(rights)),
});
export type EmployeeAnswer = z.infer<typeof answer>;

/** An employee as answers show him or her: with rights only while active. */
export function employeeAnswer(snapshot: EmployeeSnapshot): EmployeeAnswer {
  const { agency: _, ...employee } = snapshot;
  const { roles, is_active: isActive } = employee;
  return { ...employee, role: roles[0] ?? null, rights: isActive ? rightsOf(roles) : [] };
}

export const listEmployees = endpoint({
  name: 'listEmployees',
  method: 'GET',
  path: '/api/v1/agency/employee',
  owner: 'identity',
  access: 'staff',
  may: 'read',
  summary: "The agency's employees, by name",
  query: pageQuery,
  status: 200,
  answer: listOf(answer),
});

export const getEmployee = endpoint({
  name: 'getEmployee',
  method: 'GET',
  path: '/api/v1/agency/employee/:ruc/:user_id',
  owner: 'identity',
  access: 'staff',
  may: 'read',
  summary: 'One employee with role and rights, by the id of the user',
  params: z.object({ ruc: z.string(), user_id: z.uuid() }),
  status: 200,
  answer,
});
