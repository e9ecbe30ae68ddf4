import {
  CALENDAR_ITEMS,
  type CalendarFilters,
  type CalendarKind,
  calendarKinds,
  type LateFilters,
  type LateKind,
} from '@bitacora/contracts';
import { arrayLiteral } from '@bitacora/platform';
import { allOf, type Condition, condition, ofAgency } from '../staff-lists/conditions.ts';
import { deadlineEntries, lateEntries } from './calendar-deadlines.ts';
import { toldBeside } from './calendar-rows.ts';

const entry = `json_build_object(
  'kind', kind, 'edge', edge, 'local', local, 'journey_id', journey, 'record_id', record)`;

interface CalendarToTell {
  agency: string;
  kinds: readonly CalendarKind[];
  filters: CalendarFilters;
  now: Date;
  /** Of all days together; each day has as many as its filter says. */
  most: number;
}

const columns = 'day, local, kind, journey, record, edge';
const inOrder = 'local, kind, journey, record, edge';

/** What `counted` says of the days, and `told` of what is on them. */
const rows = `select
  (select coalesce(json_agg(counted order by day), '[]') from counted) as days,
  (select coalesce(json_agg(${entry} order by ${inOrder}), '[]') from told) as entries,
  ${Object.entries(toldBeside)
    .map(([name, sql]) => `(${sql}) as ${name}`)
    .join(', ')}`;

/**
 * Every moment of an agency's journeys in a span of days, by the days and clocks of their places, and what is due on them,
 * with how many each day has.
 */
export function calendarStatement({ agency, kinds, filters, now, most }: CalendarToTell): Condition {
  const { from, until, adviser, per_day } = filters;
  const deadlines = deadlineEntries(kinds, { agency, filters, now });
  const asked = allOf([
    ofAgency(agency),
    ...(kinds.length < calendarKinds.length ? [condition('kind = any(?::text[])', arrayLiteral(kinds))] : []),
    ...(adviser ? [condition('adviser = ?', adviser)] : []),
  ]);
  const perDay = per_day ?? most;
  return condition(
    `with deadlines as materialized (${deadlines.sql}),
     counted as materialized (
       select day, sum(count)::int as count from (
         select day, count(*) as count from calendar_entries where ${asked.sql} and day between ? and ? group by day
         union all select day, count(*) from deadlines group by day
       ) one group by day
     ),
     found as (
       select ${columns}, row_number() over (partition by day order by ${inOrder}) as nth from (
         select one.* from counted cross join lateral (
           select ${columns} from calendar_entries where ${asked.sql} and day = counted.day order by ${inOrder} limit ?
         ) one
         union all select ${columns} from deadlines
       ) one
     ),
     told as materialized (
       select ${columns} from found where nth <= ? order by ${inOrder} limit ?
     )
     ${rows}`,
    ...deadlines.parameters,
    ...asked.parameters,
    from,
    until,
    ...asked.parameters,
    perDay,
    perDay,
    most,
  );
}

interface LateToTell {
  agency: string;
  kinds: readonly LateKind[];
  filters: LateFilters;
  now: Date;
}

/** What was due before today and is not done, the oldest first, with how many each day has. */
export function lateStatement({ agency, kinds, filters, now }: LateToTell): Condition {
  const { adviser, most = CALENDAR_ITEMS } = filters;
  const late = lateEntries(kinds, { agency, adviser, now });
  return condition(
    `with late as materialized (${late.sql}),
     counted as materialized (select day, count(*)::int as count from late group by day),
     told as materialized (select ${columns} from late order by ${inOrder} limit ?)
     ${rows}`,
    ...late.parameters,
    most,
  );
}
