import { addDays, isPlainDate } from '@bitacora/kernel';
import { z } from 'zod';
import { citySnapshot, localTimeSnapshot } from '../events/snapshots.ts';
import { validationMessages as messages } from '../messages/validation.ts';
import { serviceKinds } from '../service-kinds/kinds.ts';
import { always } from '../validation/always.ts';
import { id, integer, plainDate } from '../validation/fields.ts';
import { rucParams } from './agencies.ts';
import { endpoint } from './endpoint.ts';

/** How many days a calendar is asked for at most: six weeks, as a month has them on its sheet (product 3.11). */
export const CALENDAR_DAYS = 42;
/** How many items it answers at most: a dozen for each of those days. */
export const CALENDAR_ITEMS = 12 * CALENDAR_DAYS;

/** What stands in a calendar: days of the journeys, and of each kind of service. */
export const calendarKinds = ['departure', 'return', ...serviceKinds, 'balance_due'] as const;
export type CalendarKind = (typeof calendarKinds)[number];

/** Kinds of amounts, which are for staff with the right `billing`; to others they are refused (403). */
export const calendarKindsOfAmounts: readonly CalendarKind[] = ['balance_due'];

const namedPerson = z.object({ id: z.string(), first_name: z.string(), last_name: z.string() });

/** A moment on the clock of its place, or a plain day; null where only its zone is known. */
const placedTime = localTimeSnapshot.extend({ place: z.string().nullable() });

/** One moment of a journey, and what it is the moment of. */
export const calendarItem = placedTime.extend({
  /** Unique in an answer, and the same in the next one. */
  id: z.string(),
  kind: z.enum(calendarKinds),
  /** What happens: `Salida`, `Entrada`. */
  label: z.string(),
  /** What it happens to: a route, a hotel, a flight. */
  title: z.string(),
  /** Until when, where that has no item of its own: the arrival of a flight. */
  until: placedTime.nullable(),
  journey_id: z.string(),
  destination_city: citySnapshot,
  /** Whom staff named, or else the first who travels; null where nobody is known yet. */
  holder: namedPerson.nullable(),
  /** How many travel. */
  travellers: z.number().int(),
  adviser: namedPerson.nullable(),
  /** What is to be paid, in dollars; of a `balance_due` alone. */
  balance: z.number().optional(),
});
export type CalendarItem = z.infer<typeof calendarItem>;

const isInOrder = ({ from, until }: { from: string; until: string }) =>
  !isPlainDate(from) || !isPlainDate(until) || until >= from;

const isShort = ({ from, until }: { from: string; until: string }) =>
  !isPlainDate(from) || !isPlainDate(until) || until < addDays(from, CALENDAR_DAYS);

const calendarFilters = z.object({
  /** First and last day, as the clocks of the places show them. */
  from: plainDate(),
  until: plainDate(),
  /** Employee. */
  adviser: id().optional(),
  kind: z.enum(calendarKinds).optional(),
  /** Only the first so many of each day; all are counted. */
  per_day: integer(1, CALENDAR_ITEMS).optional(),
});
export type CalendarFilters = z.output<typeof calendarFilters>;

export const readCalendar = endpoint({
  name: 'readCalendar',
  method: 'GET',
  path: '/api/v1/agency/calendar/:ruc',
  owner: 'bff',
  access: 'staff',
  may: 'read',
  summary:
    "What happens on the agency's journeys in a span of at most 42 days, each on the clock of its place; balances for who sees amounts",
  params: rucParams,
  query: calendarFilters
    .refine(isInOrder, { path: ['until'], error: messages.endBeforeStart, ...always })
    .refine(isShort, { path: ['until'], error: messages.atMostDays(CALENDAR_DAYS), ...always }),
  status: 200,
  answer: z.object({
    /** In the order of their days, and of the clocks on them. */
    items: z.array(calendarItem),
    /** How many each day has, whether they are among the items or not; days without any are left out. */
    days: z.array(z.object({ day: z.string(), count: z.number().int() })),
  }),
});
export type Calendar = z.infer<typeof readCalendar.answer>;
