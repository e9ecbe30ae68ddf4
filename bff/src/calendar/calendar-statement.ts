import {
  CALENDAR_ITEMS,
  type CalendarFilters,
  type CalendarKind,
  type JourneySnapshot,
  serviceKind,
  serviceKinds,
  type ServiceRecordSnapshot,
} from '@bitacora/contracts';
import { holderOf } from '../projections/holder.ts';
import { personOf } from '../projections/person.ts';
import { allOf, type Condition, condition } from '../staff-lists/conditions.ts';

interface Named {
  id: string;
  first_name: string;
  last_name: string;
}

/** One moment of the read model, with the journey that it is on. */
export interface CalendarRow {
  kind: CalendarKind;
  edge: 'starts' | 'ends';
  /** A clock of its place, or a plain day. */
  local: string;
  journey_id: string;
  journey: Pick<JourneySnapshot, 'start_city' | 'destination_city' | 'return_date'>;
  record: Pick<ServiceRecordSnapshot, 'id' | 'title' | 'details' | 'starts' | 'ends'> | null;
  balance_cents: number;
  held_by: Named | null;
  advised_by: Named | null;
  travellers: number;
}

type Span = Pick<CalendarFilters, 'from' | 'until'>;

/** A kind of moment: from which rows, and at which of their times. */
interface Source {
  kinds: readonly CalendarKind[];
  sql: string;
  where: (span: Span, kinds: readonly CalendarKind[]) => Condition;
}

const ofJourneys = (kind: CalendarKind, edge: CalendarRow['edge'], day: string, where: string): Source => ({
  kinds: [kind],
  sql: `select s.id as journey, '${kind}' as kind, '${edge}' as edge, s.${day}::text as local, null::uuid as record,
    null::text as package_service, s.balance_cents, s.adviser from journey_summaries s`,
  where: ({ from, until }) => condition(`s.${day} between ? and ? and ${where}`, from, until),
});

/** The day that the clock at the place shows, as the indexes have it (`calendar.migration.ts`). */
const dayOf = (edge: CalendarRow['edge']) => `left(r.data #>> '{${edge},local}', 10)`;

const quoted = (kinds: readonly string[]) => kinds.map((kind) => `'${kind}'`).join(', ');

const namedEnds = serviceKinds.filter((kind) => serviceKind(kind).momentNames?.ends !== undefined);

/** An end is a moment of its own where its kind has a name for it, and where it is on another day: else it is told with the beginning. */
const endsByItself = `r.data -> 'ends' is distinct from r.data -> 'starts'
  and (r.data ->> 'kind' in (${quoted(namedEnds)}) or ${dayOf('starts')} is distinct from ${dayOf('ends')})`;

const ofRecords = (edge: CalendarRow['edge'], where: string): Source => ({
  kinds: serviceKinds,
  sql: `select r.journey, r.data ->> 'kind' as kind, '${edge}' as edge, r.data #>> '{${edge},local}' as local, r.id as record,
    r.data ->> 'package_service' as package_service, s.balance_cents, s.adviser from service_records r join journey_summaries s on s.id = r.journey`,
  where: ({ from, until }, kinds) =>
    condition(
      `not r.is_removed and ${dayOf(edge)} between ? and ? and ${where} and not s.is_cancelled
       and r.data ->> 'kind' in (${quoted(kinds)})`,
      from,
      until,
    ),
});

const sources: readonly Source[] = [
  ofJourneys('departure', 'starts', 'travel_date', 'not s.is_cancelled'),
  // What nobody wrote a return for, and has nothing after its first day, ends with its departure.
  ofJourneys(
    'return',
    'ends',
    'last_day',
    `not s.is_cancelled and (s.last_day > s.travel_date
       or exists (select 1 from journeys j where j.id = s.id and j.data ->> 'return_date' is not null))`,
  ),
  ofRecords('starts', 'true'),
  ofRecords('ends', endsByItself),
  // Also of what was called off: what it owes is owed.
  ofJourneys('balance_due', 'ends', 'balance_due', 's.balance_cents > 0'),
];

const shown = ['start_city', 'destination_city', 'return_date'];

const item = `jsonb_build_object(
  'kind', a.kind, 'edge', a.edge, 'local', a.local, 'journey_id', a.journey, 'balance_cents', a.balance_cents,
  'record', (select jsonb_build_object('id', r.id, 'title', r.data -> 'title', 'details', r.data -> 'details',
    'starts', r.data -> 'starts', 'ends', r.data -> 'ends') from service_records r where r.id = a.record)) || o.told`;

/** What each item says of its journey: made once a journey, which has many. */
const ofJourney = `jsonb_build_object(
  'journey', jsonb_build_object(${shown.map((field) => `'${field}', j.data -> '${field}'`).join(', ')}),
  'held_by', ${holderOf('j.id')},
  'advised_by', (select ${personOf('e')} from employees e where e.id = j.adviser),
  'travellers', (select count(*) from journey_passengers jp where jp.journey = j.id))`;

/** The answer of `calendarStatement`. */
export interface CalendarRows {
  days: { day: string; count: number }[];
  items: CalendarRow[];
}

/** Every moment of an agency's journeys in a span of days, by the days and clocks of their places, with how many each day has. */
export function calendarStatement(agency: string, kinds: readonly CalendarKind[], filters: CalendarFilters): Condition {
  const { from, until, adviser, per_day } = filters;
  const parts = sources.flatMap(({ kinds: of, sql, where }) => {
    const asked = of.filter((kind) => kinds.includes(kind));
    if (asked.length === 0) return [];
    const all = allOf([
      where({ from, until }, asked),
      condition('s.agency = ?', agency),
      ...(adviser ? [condition('s.adviser = ?', adviser)] : []),
    ]);
    return [condition(`${sql} where ${all.sql}`, ...all.parameters)];
  });
  // The services that stand are read journey by journey: asked of each record, each would read all of its journey.
  return condition(
    `with found as materialized (${parts.map(({ sql }) => sql).join(' union all ')}),
     standing as materialized (
       select j.id as journey, one ->> 'id' as package_service
       from journeys j, jsonb_array_elements(j.data -> 'services') one
       where j.id in (select journey from found where record is not null) and one ->> 'cancellation' is null
     ),
     counted as materialized (
       select *, left(local, 10) as day, count(*) over (partition by left(local, 10))::int as of_day,
         row_number() over (partition by left(local, 10) order by local, kind, journey, record, edge) as nth
       from found
       where record is null or (journey, package_service) in (select journey, package_service from standing)
     ),
     asked as materialized (select * from counted where nth <= ? order by day, nth limit ${CALENDAR_ITEMS}),
     told as materialized (
       select j.id, ${ofJourney} as told from journeys j where j.id in (select journey from asked)
     )
     select
       (select coalesce(jsonb_agg(jsonb_build_object('day', day, 'count', of_day) order by day), '[]'::jsonb)
        from counted where nth = 1) as days,
       (select coalesce(jsonb_agg(${item} order by a.day, a.nth), '[]'::jsonb)
        from asked a join told o on o.id = a.journey) as items`,
    ...parts.flatMap(({ parameters }) => parameters),
    per_day ?? CALENDAR_ITEMS,
  );
}
