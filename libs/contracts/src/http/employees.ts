import { z } from 'zod';
import { employeeSnapshot } from '../events/snapshots.ts';
import { endpoint } from './endpoint.ts';
import { listOf, pageQuery } from './paging.ts';

export const listEmployees = endpoint({
  name: 'listEmployees',
  method: 'GET',
  path: '/api/v1/agency/employee',
  owner: 'identity',
  access: 'staff',
  summary: "The agency's employees, by name",
  query: pageQuery,
  status: 200,
  answer: listOf(employeeSnapshot),
});

export const getEmployee = endpoint({
  name: 'getEmployee',
  method: 'GET',
  path: '/api/v1/agency/employee/:ruc/:user_id',
  owner: 'identity',
  access: 'staff',
  summary: 'One employee, by the id of the user',
  params: z.object({ ruc: z.string(), user_id: z.uuid() }),
  status: 200,
  answer: employeeSnapshot,
});
