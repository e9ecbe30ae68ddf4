import { addDays, isPlainDate } from '@bitacora/kernel';
import { z } from 'zod';
import { citySnapshot, localTimeSnapshot } from '../events/snapshots.ts';
import { validationMessages as messages } from '../messages/validation.ts';
import type { Right } from '../rights.ts';
import { serviceKinds } from '../service-kinds/kinds.ts';
import { always } from '../validation/always.ts';
import { id, integer, workDate } from '../validation/fields.ts';
import { rucParams } from './agencies.ts';
import { endpoint } from './endpoint.ts';

/** How many days a calendar is asked for at most: six weeks, as a month has them on its sheet (product 3.11). */
export const CALENDAR_DAYS = 42;
/** How many items it answers at most: a dozen for each of those days. */
export const CALENDAR_ITEMS = 12 * CALENDAR_DAYS;

/** What the agency has to do until then, as long as it is not done (product 3.11). */
export const calendarDeadlines = ['ready_by', 'quote_due', 'luggage_due'] as const;
export type CalendarDeadline = (typeof calendarDeadlines)[number];

/** What stands in a calendar: days of the journeys, of each kind of service, and what is due. */
export const calendarKinds = ['departure', 'return', ...serviceKinds, 'balance_due', ...calendarDeadlines] as const;
export type CalendarKind = (typeof calendarKinds)[number];

/** What is late once its day is over: it stays in the calendar until it is done, or paid. */
export const lateKinds = ['balance_due', ...calendarDeadlines] as const;
export type LateKind = (typeof lateKinds)[number];

export const isLateKind = (kind: CalendarKind): kind is LateKind => lateKinds.some((one) => one === kind);

/** What some kinds need beside `read`: the same as the list that has what they are of. */
const rightOfKind: Partial<Record<CalendarKind, Right>> = {
  balance_due: 'billing',
  quote_due: 'quotes',
  luggage_due: 'services',
};

/** The kinds that somebody with these rights sees; any other is refused (403). */
export const calendarKindsFor = (rights: readonly Right[]): CalendarKind[] =>
  calendarKinds.filter((kind) => rights.includes(rightOfKind[kind] ?? 'read'));

const namedPerson = z.object({ id: z.string(), first_name: z.string(), last_name: z.string() });

/** A moment on the clock of its place, or a plain day; null where only its zone is known. */
const placedTime = localTimeSnapshot.extend({ place: z.string().nullable() });

/** One moment of a journey or deadline of the agency, and what it is of. */
export const calendarItem = placedTime.extend({
  /** Unique in an answer, and the same in the next one. */
  id: z.string(),
  kind: z.enum(calendarKinds),
  /** What happens: `Salida`, `Entrada`. */
  label: z.string(),
  /** What it happens to: a route, a hotel, a flight; of a `quote_due` the country. */
  title: z.string(),
  /** Until when, where that has no item of its own: the arrival of a flight. */
  until: placedTime.nullable(),
  /** None of a `quote_due`, nor of luggage whose journey is not known yet. */
  journey_id: z.string().nullable(),
  destination_city: citySnapshot.nullable(),
  /** Whom staff named, or else the first who travels; of a `quote_due` who asked. Null where nobody is known yet. */
  holder: namedPerson.nullable(),
  /** How many travel. */
  travellers: z.number().int(),
  /** Of the journey; of a `quote_due` who answers it. */
  adviser: namedPerson.nullable(),
  /** What is to be answered, of a `quote_due` or a `luggage_due` alone. */
  quote_id: z.string().optional(),
  luggage_request_id: z.string().optional(),
  /** What is to be paid, in dollars; of a `balance_due` alone. */
  balance: z.number().optional(),
});
export type CalendarItem = z.infer<typeof calendarItem>;

const isInOrder = ({ from, until }: { from: string; until: string }) =>
  !isPlainDate(from) || !isPlainDate(until) || until >= from;

const isShort = ({ from, until }: { from: string; until: string }) =>
  !isPlainDate(from) || !isPlainDate(until) || until < addDays(from, CALENDAR_DAYS);

const narrowed = {
  /** Employee. */
  adviser: id().optional(),
  kind: z.enum(calendarKinds).optional(),
};

const calendarFilters = z.object({
  /** First and last day, as the clocks of the places show them. */
  from: workDate(),
  until: workDate(),
  ...narrowed,
  /** Only the first so many of each day; all are counted. */
  per_day: integer(1, CALENDAR_ITEMS).optional(),
});
export type CalendarFilters = z.output<typeof calendarFilters>;

const calendar = z.object({
  /** In the order of their days, and of the clocks on them. */
  items: z.array(calendarItem),
  /** How many each day has, whether they are among the items or not; days without any are left out. */
  days: z.array(z.object({ day: z.string(), count: z.number().int() })),
});
export type Calendar = z.infer<typeof calendar>;

export const readCalendar = endpoint({
  name: 'readCalendar',
  method: 'GET',
  path: '/api/v1/agency/calendar/:ruc',
  owner: 'bff',
  access: 'staff',
  may: 'read',
  summary:
    "What happens on the agency's journeys and is due in a span of at most 42 days, each on the clock of its place; balances, quotes and luggage for who may see them",
  params: rucParams,
  query: calendarFilters
    .refine(isInOrder, { path: ['until'], error: messages.endBeforeStart, ...always })
    .refine(isShort, { path: ['until'], error: messages.atMostDays(CALENDAR_DAYS), ...always }),
  status: 200,
  answer: calendar,
});

const lateFilters = z.object({
  ...narrowed,
  kind: z.enum(lateKinds).optional(),
  /** Only the first so many, the oldest; all are counted. */
  most: integer(1, CALENDAR_ITEMS).optional(),
});
export type LateFilters = z.output<typeof lateFilters>;

export const readLateItems = endpoint({
  name: 'readLateItems',
  method: 'GET',
  path: '/api/v1/agency/calendar/:ruc/late',
  owner: 'bff',
  access: 'staff',
  may: 'read',
  summary:
    'What was due before today and is not done, the oldest first; balances, quotes and luggage for who may see them',
  params: rucParams,
  query: lateFilters,
  status: 200,
  answer: calendar,
});
