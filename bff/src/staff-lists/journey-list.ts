import {
  conditionsOfAmounts,
  isWorkDate,
  type JourneyCondition,
  type JourneyFilters,
  type JourneySnapshot,
  type JourneySort,
  type JourneySummary,
  type Page,
  sortsOfAmounts,
  type SummaryAmounts,
} from '@bitacora/contracts';
import { type Clock, dayAt, dollarsOfCents, ForbiddenError } from '@bitacora/kernel';
import {
  CLOCK,
  Database,
  dayOfCursor,
  keysetBatches,
  keysetPage,
  type ListOfRows,
  type PageQuery,
} from '@bitacora/platform';
import { Inject, Injectable } from '@nestjs/common';
import { phaseOf } from '../journey-view/shape-journey.ts';
import { holderOf } from '../projections/holder.ts';
import { personOf } from '../projections/person.ts';
import { journeysThat } from './conditions.ts';
import { nearestFirst } from './nearest-first.ts';
import { whereaboutsAt } from './whereabouts.ts';

interface Named {
  id: string;
  first_name: string;
  last_name: string;
}

interface Row {
  id: string;
  first_day: string;
  final_day: string;
  is_cancelled: boolean;
  pending: number;
  waits_since: string | null;
  missing_vouchers: number;
  balance: number;
  due: string;
  is_ready: boolean;
  /** Undefined unless it was asked for. */
  whereabouts?: JourneySummary['whereabouts'];
  journey: Pick<JourneySnapshot, 'return_date' | 'start_city' | 'destination_city' | 'cost_cents'>;
  advised_by: Named | null;
  passengers: Named[];
  held_by: Named | null;
}

const table = 'journey_summaries';

const shown = ['return_date', 'start_city', 'destination_city', 'cost_cents'];

// Under names that no column has: `order by` would take the text for the column, and leave its index unused.
const columns = `id, travel_date::text as first_day, last_day::text as final_day, is_cancelled, pending,
  to_char(pending_since at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as waits_since, missing_vouchers,
  balance_cents::float8 as balance, balance_due::text as due, is_ready,
  (select jsonb_build_object(${shown.map((field) => `'${field}', j.data -> '${field}'`).join(', ')})
   from journeys j where j.id = ${table}.id) as journey,
  (select ${personOf('e')} from employees e where e.id = ${table}.adviser) as advised_by,
  ${holderOf(`${table}.id`)} as held_by,
  coalesce((
    select jsonb_agg(${personOf('p')} order by jp.position)
    from journey_passengers jp join passengers p on p.id = jp.passenger where jp.journey = ${table}.id
  ), '[]'::jsonb) as passengers`;

/** Of journeys under way, for the lists that are read for it: others would read more the more is under way. */
const whereaboutsOn = (day: string, now: Date) =>
  `case when travel_date <= '${day}' and last_day >= '${day}' then ${whereaboutsAt(`${table}.id`, now)} end as whereabouts`;

const conditionsOfTravel: readonly JourneyCondition[] = ['travels_today', 'travels_this_week'];

type Order = Pick<ListOfRows, 'sort' | 'sortType' | 'isDescending'>;

const orders: Record<JourneySort, Order> = {
  travel_date: { sort: 'travel_date', sortType: 'date' },
  '-travel_date': { sort: 'travel_date', sortType: 'date', isDescending: true },
  balance: { sort: 'balance_cents', sortType: 'bigint' },
  '-balance': { sort: 'balance_cents', sortType: 'bigint', isDescending: true },
  balance_due: { sort: 'balance_due', sortType: 'date' },
  '-balance_due': { sort: 'balance_due', sortType: 'date', isDescending: true },
};

/** Which journeys, and whether who asks sees their amounts. */
export interface JourneysAsked {
  agency: string;
  filters: JourneyFilters;
  seesAmounts: boolean;
}

/** The journeys of an agency as staff look through them: one statement a page, and one for the count. */
@Injectable()
export class JourneyList {
  constructor(
    private readonly database: Database,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Throws `forbidden` for what is narrowed or ordered by amounts that are not for who asks; so does `all`. */
  async page(of: JourneysAsked, query: PageQuery): Promise<Page<JourneySummary>> {
    const now = this.clock.now();
    const today = dayAt(now);
    const page = await keysetPage<Row>(this.database, listOf(of, dayOfPage(of, query) ?? today, now), query);
    return { ...page, results: page.results.map((row) => shape(row, today, of)) };
  }

  /** All of them, batch after batch. */
  all(of: JourneysAsked): AsyncGenerator<JourneySummary[]> {
    const now = this.clock.now();
    return this.shaped(listOf(of, dayAt(now), now), dayAt(now), of);
  }

  private async *shaped(list: ListOfRows, today: string, of: JourneysAsked): AsyncGenerator<JourneySummary[]> {
    for await (const rows of keysetBatches<Row>(this.database, list)) yield rows.map((row) => shape(row, today, of));
  }
}

/** Whoever pages past midnight goes on in the order of the first page: what ended that day is neither lost nor shown twice. */
function dayOfPage({ filters }: JourneysAsked, { cursor }: PageQuery): string | null {
  if (!cursor || filters.sort) return null;
  const day = dayOfCursor(cursor);
  // What somebody made up is no day to reckon from.
  return isWorkDate(day) ? day : null;
}

function listOf({ agency, filters, seesAmounts }: JourneysAsked, day: string, now: Date): ListOfRows {
  const { sort, condition } = filters;
  const isOfAmounts = (sort && sortsOfAmounts.includes(sort)) || (condition && conditionsOfAmounts.includes(condition));
  if (isOfAmounts && !seesAmounts) throw new ForbiddenError();
  const isOfTravel = condition && conditionsOfTravel.includes(condition);
  const { sql: where, parameters } = journeysThat(agency, filters, day, now);
  return {
    columns: isOfTravel ? `${columns}, ${whereaboutsOn(day, now)}` : columns,
    table,
    where,
    parameters,
    ...(sort ? orders[sort] : nearestFirst(filters, day)),
  };
}

function shape(row: Row, today: string, { seesAmounts }: JourneysAsked): JourneySummary {
  const { journey, passengers, first_day: travel_date, final_day: last_day } = row;
  return {
    journey_id: row.id,
    travel_date,
    return_date: journey.return_date,
    last_day,
    phase: phaseOf({ is_cancelled: row.is_cancelled, travel_date, last_day }, today),
    start_city: journey.start_city,
    destination_city: journey.destination_city,
    passengers,
    holder: row.held_by,
    adviser: row.advised_by,
    ...(seesAmounts ? amountsOf(row) : {}),
    pending: row.pending,
    pending_since: row.waits_since,
    missing_vouchers: row.missing_vouchers,
    is_ready: row.is_ready,
    ...(row.whereabouts === undefined ? {} : { whereabouts: row.whereabouts }),
  };
}

const amountsOf = ({ journey, balance, due }: Row): SummaryAmounts => ({
  cost: dollarsOfCents(journey.cost_cents),
  balance: dollarsOfCents(balance),
  balance_due: due,
});
