import { z } from 'zod';
import { id } from '../validation/fields.ts';
import { endpoint } from './endpoint.ts';
import { pageOf, pageQuery } from './paging.ts';

/** What a fact is about. */
export const historySubjects = [
  'passenger',
  'journey',
  'service',
  'document',
  'invoice',
  'payment',
  'refund',
  'luggage',
  'employee',
  'mail',
] as const;
export type HistorySubject = (typeof historySubjects)[number];

/** What is otherwise than it was, in words. */
const historyChange = z.object({
  label: z.string(),
  /** Null where nothing was, or where the label says it all. */
  before: z.string().nullable(),
  /** Null where nothing is any more. */
  after: z.string().nullable(),
});
export type HistoryChange = z.infer<typeof historyChange>;

/** One fact of a history, as people read it. */
const historyEntry = z.object({
  id: z.string(),
  at: z.string(),
  /** The name of its event. */
  event: z.string(),
  /** The same in Spanish: `Viaje modificado`. */
  summary: z.string(),
  subject: z.object({ is: z.enum(historySubjects), id: z.string(), title: z.string().nullable() }),
  /** Who did it; null for what the platform did by itself. */
  actor: z
    .object({ user_id: z.string(), first_name: z.string().nullable(), last_name: z.string().nullable() })
    .nullable(),
  changes: z.array(historyChange),
});
export type HistoryEntry = z.infer<typeof historyEntry>;

const history = {
  method: 'GET',
  owner: 'bff',
  access: 'staff',
  may: 'read',
  params: z.object({ id: id() }),
  query: pageQuery,
  status: 200,
  answer: pageOf(historyEntry).extend({
    /** Services that could not be asked: what happened there is not among the results. */
    away: z.array(z.string()),
  }),
} as const;
export type History = z.infer<typeof history.answer>;

export const journeyHistory = endpoint({
  ...history,
  name: 'journeyHistory',
  path: '/api/v1/journey/journey/:id/history',
  summary:
    'Everything that happened to a journey, its services, files and requests for luggage, newest first; bills and amounts for who may read billing',
});

export const passengerHistory = endpoint({
  ...history,
  name: 'passengerHistory',
  path: '/api/v1/user/passenger/:id/history',
  summary: 'What was changed of a passenger of the agency, newest first',
});

export const employeeHistory = endpoint({
  ...history,
  may: 'employees',
  name: 'employeeHistory',
  path: '/api/v1/agency/employee/:id/history',
  summary: 'What was changed of an employee of the agency, newest first',
});
