import { z } from 'zod';
import { flag } from '../validation/fields.ts';
import { endpoint } from './endpoint.ts';

const ofCaller = { path: '/api/v1/agency/calendar_feed', owner: 'bff', access: 'staff', may: 'read' } as const;

/** An employee's own address of the calendar; what it is, nobody can be told again. */
const feed = z.object({
  /** Since when it works (ISO 8601); null while there is none. */
  since: z.string().nullable(),
  /** Whether it has only the journeys that the employee advises. */
  is_own: z.boolean(),
});
export type CalendarFeed = z.infer<typeof feed>;

export const getCalendarFeed = endpoint({
  ...ofCaller,
  name: 'getCalendarFeed',
  method: 'GET',
  summary: "Whether the caller's calendar has an address for other programs",
  status: 200,
  answer: feed,
});

export const renewCalendarFeed = endpoint({
  ...ofCaller,
  name: 'renewCalendarFeed',
  method: 'PUT',
  summary: "A new secret address of the caller's calendar, told once; the one before is 404 from now on",
  // The gateway leaves bodies to the services.
  query: z.object({ is_own: flag() }),
  status: 200,
  answer: feed.extend({ address: z.url() }),
});
export type RenewedCalendarFeed = z.infer<typeof renewCalendarFeed.answer>;

export const revokeCalendarFeed = endpoint({
  ...ofCaller,
  name: 'revokeCalendarFeed',
  method: 'DELETE',
  summary: "The caller's calendar has no address any more: it is 404",
  status: 204,
});

export const readCalendarFeed = endpoint({
  name: 'readCalendarFeed',
  method: 'GET',
  path: '/api/v1/calendar/:token.ics',
  owner: 'bff',
  access: 'public',
  summary: "An employee's calendar as iCalendar (text/calendar), by its secret address: a month back and a year ahead",
  params: z.object({ token: z.string() }),
  status: 200,
});
