import {
  type CalendarDeadline,
  calendarDeadlines,
  type CalendarFilters,
  type CalendarKind,
  type LateKind,
  lateKinds,
} from '@bitacora/contracts';
import { LUGGAGE_REQUEST_DAYS, QUOTE_ANSWER_HOURS } from '@bitacora/contracts/constants';
import { addDays, AGENCY_TIME_ZONE, dayAt, toEpochMilliseconds } from '@bitacora/kernel';
import { quoteIs } from '../quotes/quotes.ts';
import {
  allOf,
  type Condition,
  condition,
  conditions,
  luggageThat,
  ofAgency,
  readyDays,
  toBeReadyBy,
} from '../staff-lists/conditions.ts';

export interface DeadlinesAsked {
  agency: string;
  filters: Pick<CalendarFilters, 'from' | 'until' | 'adviser'>;
  now: Date;
}

const HOUR = 3_600_000;

const ofAdviser = (adviser: string | undefined, sql: string) => (adviser ? [condition(sql, adviser)] : []);

/** So many hours before a day begins, ISO 8601. */
const hoursBefore = (day: string, hours: number): string =>
  new Date(toEpochMilliseconds({ local: `${day}T00:00`, zone: AGENCY_TIME_ZONE }) - hours * HOUR).toISOString();

/** A moment by the agency's clock. */
const localOf = (moment: string) => `to_char((${moment}) at time zone '${AGENCY_TIME_ZONE}', 'YYYY-MM-DD"T"HH24:MI')`;

const QUOTE_DUE = `created_at::timestamptz + interval '${QUOTE_ANSWER_HOURS} hours'`;

/** What came so many hours before a day of the span. */
const isQuoteDueWithin = ({ from, until }: DeadlinesAsked['filters']): Condition =>
  condition(
    `created_at >= ? and created_at < ?`,
    hoursBefore(from, QUOTE_ANSWER_HOURS),
    hoursBefore(addDays(until, 1), QUOTE_ANSWER_HOURS),
  );

const LUGGAGE_HOURS = 24 * LUGGAGE_REQUEST_DAYS;
/** As promised, and before the flight leaves (`luggageAnswerDue`). */
const LUGGAGE_DUE = `least(waits_since::timestamptz + interval '${LUGGAGE_HOURS} hours',
  (select (r.data -> 'starts' ->> 'local')::timestamp at time zone (r.data -> 'starts' ->> 'zone') from service_records r
   where r.journey = luggage_requests.journey and not r.is_removed
     and r.data ->> 'package_service' = luggage_requests.data ->> 'package_service' limit 1))`;

/** What is due on a day of the span was asked for within the promised days before it, or later. */
const isLuggageDueWithin = ({ from, until }: DeadlinesAsked['filters']): Condition =>
  condition(
    `waits_since >= ? and ${LUGGAGE_DUE} >= ?::timestamptz and ${LUGGAGE_DUE} < ?::timestamptz`,
    hoursBefore(from, LUGGAGE_HOURS),
    hoursBefore(from, 0),
    hoursBefore(addDays(until, 1), 0),
  );

/** The entries of each, as `calendar_entries` has those of journeys: what they are asked for is what the board and the lists ask. */
const entriesOf: Record<CalendarDeadline, (asked: DeadlinesAsked) => Condition> = {
  ready_by: ({ agency, filters: { from, until, adviser }, now }) => {
    const days = readyDays(agency);
    const before = toBeReadyBy(addDays(from, -1), agency);
    const where = allOf([
      ofAgency(agency),
      conditions.not_ready(dayAt(now), now, agency),
      toBeReadyBy(until, agency),
      condition(`not (${before.sql})`, ...before.parameters),
      ...ofAdviser(adviser, 'adviser = ?'),
    ]);
    return condition(
      `select (travel_date - ${days.sql})::text as local, 'ready_by' as kind, id as journey, null::uuid as record
       from journey_summaries where ${where.sql}`,
      ...days.parameters,
      ...where.parameters,
    );
  },
  quote_due: ({ agency, filters }) => {
    const where = allOf([
      ofAgency(agency),
      condition(quoteIs.open),
      isQuoteDueWithin(filters),
      ...ofAdviser(filters.adviser, 'owner = ?'),
    ]);
    return condition(
      `select ${localOf(QUOTE_DUE)} as local, 'quote_due' as kind, null::uuid as journey, id as record
       from quotes where ${where.sql}`,
      ...where.parameters,
    );
  },
  luggage_due: ({ agency, filters, now }) => {
    const where = allOf([
      luggageThat(agency, { state: 'open' }, now),
      isLuggageDueWithin(filters),
      ...ofAdviser(filters.adviser, 'journey in (select id from journey_summaries where adviser = ?)'),
    ]);
    return condition(
      `select ${localOf(LUGGAGE_DUE)} as local, 'luggage_due' as kind, journey, id as record
       from luggage_requests where ${where.sql}`,
      ...where.parameters,
    );
  },
};

/** Balances past their day, which `calendar_entries` has on it. */
function overdue({ agency, filters: { adviser }, now }: DeadlinesAsked): Condition {
  const where = allOf([
    ofAgency(agency),
    conditions.overdue(dayAt(now), now, agency),
    ...ofAdviser(adviser, 'adviser = ?'),
  ]);
  return condition(
    `select balance_due::text as local, 'balance_due' as kind, id as journey, null::uuid as record
     from journey_summaries where ${where.sql}`,
    ...where.parameters,
  );
}

const none = condition(`select '' as local, '' as kind, null::uuid as journey, null::uuid as record where false`);

function entriesIn(parts: readonly Condition[]): Condition {
  const all = parts.length > 0 ? parts : [none];
  return condition(
    `select left(local, 10) collate "C" as day, local collate "C" as local, kind, journey, record, 'ends' as edge
     from (${all.map(({ sql }) => sql).join(' union all ')}) one`,
    ...all.flatMap(({ parameters }) => parameters),
  );
}

/**
 * What is due in a span of days, of the kinds that are asked for. It is kept nowhere: when it is due, and whether it still
 * is, follows from settings, from the day, and from what was done meanwhile.
 */
export const deadlineEntries = (kinds: readonly CalendarKind[], asked: DeadlinesAsked): Condition =>
  entriesIn(calendarDeadlines.filter((kind) => kinds.includes(kind)).map((kind) => entriesOf[kind](asked)));

/** Before anything was asked of an agency. */
const FIRST_DAY = '2000-01-01';

/** What was due before today, of the kinds that are asked for. */
export function lateEntries(
  kinds: readonly LateKind[],
  { agency, adviser, now }: { agency: string; adviser: string | undefined; now: Date },
): Condition {
  const asked = { agency, now, filters: { from: FIRST_DAY, until: addDays(dayAt(now), -1), adviser } };
  const parts = lateKinds.filter((kind) => kinds.includes(kind));
  return entriesIn(parts.map((kind) => (kind === 'balance_due' ? overdue(asked) : entriesOf[kind](asked))));
}
