import {
  CALENDAR_ITEMS,
  type CalendarFilters,
  type CalendarKind,
  calendarKinds,
  type JourneySnapshot,
  type ServiceRecordSnapshot,
} from '@bitacora/contracts';
import { arrayLiteral } from '@bitacora/platform';
import { holderOf } from '../projections/holder.ts';
import { personOf } from '../projections/person.ts';
import { allOf, type Condition, condition, ofAgency } from '../staff-lists/conditions.ts';

interface Named {
  id: string;
  first_name: string;
  last_name: string;
}

/** What the items of a journey say of it. */
export interface CalendarJourney {
  journey: Pick<JourneySnapshot, 'start_city' | 'destination_city' | 'return_date'>;
  balance_cents: number;
  held_by: Named | null;
  advised_by: Named | null;
  travellers: number;
}

export type CalendarRecord = Pick<ServiceRecordSnapshot, 'id' | 'title' | 'details' | 'starts' | 'ends'>;

export interface CalendarEntry {
  kind: CalendarKind;
  edge: 'starts' | 'ends';
  /** A clock of its place, or a plain day. */
  local: string;
  journey_id: string;
  record_id: string | null;
}

/** The answer of `calendarStatement`: what entries have in common is told once. */
export interface CalendarRows {
  days: { day: string; count: number }[];
  entries: CalendarEntry[];
  journeys: Readonly<Record<string, CalendarJourney>>;
  records: Readonly<Record<string, CalendarRecord>>;
}

const entry = `json_build_object(
  'kind', kind, 'edge', edge, 'local', local, 'journey_id', journey, 'record_id', record)`;

const shown = ['start_city', 'destination_city', 'return_date'];

const ofJourney = `json_build_object(
  'journey', json_build_object(${shown.map((field) => `'${field}', j.data -> '${field}'`).join(', ')}),
  'balance_cents', s.balance_cents,
  'held_by', ${holderOf('s.id')},
  'advised_by', (select ${personOf('e')} from employees e where e.id = s.adviser),
  'travellers', (select count(*) from journey_passengers jp where jp.journey = s.id))`;

const ofRecord = `json_build_object('id', r.id, 'title', r.data -> 'title', 'details', r.data -> 'details',
  'starts', r.data -> 'starts', 'ends', r.data -> 'ends')`;

const inOrder = 'local, kind, journey, record, edge';

/** Every moment of an agency's journeys in a span of days, by the days and clocks of their places, with how many each day has. */
export function calendarStatement(agency: string, kinds: readonly CalendarKind[], filters: CalendarFilters): Condition {
  const { from, until, adviser, per_day } = filters;
  const asked = allOf([
    ofAgency(agency),
    ...(kinds.length < calendarKinds.length ? [condition('kind = any(?::text[])', arrayLiteral(kinds))] : []),
    ...(adviser ? [condition('adviser = ?', adviser)] : []),
  ]);
  return condition(
    `with counted as materialized (
       select day, count(*)::int as count from calendar_entries where ${asked.sql} and day between ? and ? group by day
     ),
     told as materialized (
       select one.* from counted cross join lateral (
         select * from calendar_entries where ${asked.sql} and day = counted.day order by ${inOrder} limit ?
       ) one order by ${inOrder} limit ${CALENDAR_ITEMS}
     )
     select
       (select coalesce(json_agg(counted order by day), '[]') from counted) as days,
       (select coalesce(json_agg(${entry} order by ${inOrder}), '[]') from told) as entries,
       (select coalesce(json_object_agg(s.id, ${ofJourney}), '{}') from journey_summaries s join journeys j on j.id = s.id
        where s.id in (select journey from told)) as journeys,
       (select coalesce(json_object_agg(r.id, ${ofRecord}), '{}') from service_records r
        where r.id in (select record from told)) as records`,
    ...asked.parameters,
    from,
    until,
    ...asked.parameters,
    per_day ?? CALENDAR_ITEMS,
  );
}
