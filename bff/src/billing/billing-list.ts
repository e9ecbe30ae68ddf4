import type { BillingEntry, BillingFilters, BillingKind, BillingSort, BillingTotals, Page } from '@bitacora/contracts';
import { dollarsOfCents } from '@bitacora/kernel';
import { Database, keysetBatches, keysetPage, type ListOfRows, type PageQuery } from '@bitacora/platform';
import { Injectable } from '@nestjs/common';
import { destinationOfJourney } from '../projections/destination.ts';
import { allOf, condition, type Condition, journeyHas, ofAgency } from '../staff-lists/conditions.ts';
import { journeyOf, type JourneyOfMoney, shapeJourneyOf } from './of-journey.ts';

interface Row {
  id: string;
  kind: BillingKind;
  day: string;
  cents: number;
  number: string | null;
  method: string | null;
  voided: BillingEntry['voided'];
  journey: string;
  of_journey: JourneyOfMoney | null;
  kept_holder: BillingEntry['holder'];
}

interface Total {
  kind: BillingKind;
  count: number;
  counted: number;
  voided: number;
}

const table = 'billing_entries';

const columns = `id, kind, day, cents::float8 as cents, data->>'number' as number, method,
  nullif(data->'voided', 'null'::jsonb) as voided, journey,
  ${journeyOf(`${table}.journey`)} as of_journey, holder as kept_holder`;

type Order = Required<Pick<ListOfRows, 'sort' | 'sortType' | 'isDescending'>>;

/** Each as an index of the three tables has it. */
const orders: Record<BillingSort | 'newest', Order> = {
  newest: { sort: 'day', sortType: 'text', isDescending: true },
  date: { sort: 'day', sortType: 'text', isDescending: false },
  '-amount': { sort: 'cents', sortType: 'bigint', isDescending: true },
  amount: { sort: 'cents', sortType: 'bigint', isDescending: false },
  // What has no number stands behind the numbers.
  number: { sort: `coalesce('0' || (data->>'number'), '1')`, sortType: 'text', isDescending: false },
};

const nothing = { count: 0, counted: 0, voided: 0 };

/** What the list is narrowed to; also the figures. */
export function billingThat(
  agency: string,
  { month, from, until, kind, method, adviser, destination, state }: BillingFilters,
): Condition {
  const journey = `${table}.journey`;
  return allOf([
    ofAgency(agency),
    // As text days are in their order, and no day of a month is behind its 31st.
    ...(month ? [condition('day between ? and ?', `${month}-01`, `${month}-31`)] : []),
    ...(from ? [condition('day >= ?', `${from}-01`)] : []),
    ...(until ? [condition('day <= ?', `${until}-31`)] : []),
    ...(kind ? [kind === 'received' ? condition(`kind in ('payment', 'refund')`) : condition('kind = ?', kind)] : []),
    ...(method ? [condition('method = ?', method)] : []),
    ...(adviser ? [journeyHas(journey, 'j.adviser', adviser)] : []),
    ...(destination ? [journeyHas(journey, destinationOfJourney, destination)] : []),
    ...(state ? [condition('is_voided = ?', state === 'voided')] : []),
  ]);
}

/** An agency's invoices, payments and refunds as one list: read from the views, also while billing is away. */
@Injectable()
export class BillingList {
  constructor(private readonly database: Database) {}

  /** Newest first, unless told. */
  async page(
    agency: string,
    { sort, ...filters }: BillingFilters & { sort?: BillingSort | undefined },
    query: PageQuery,
  ): Promise<Page<BillingEntry>> {
    const { sql: where, parameters } = billingThat(agency, filters);
    const page = await keysetPage<Row>(
      this.database,
      { columns, table, where, parameters, ...orders[sort ?? 'newest'] },
      query,
    );
    return { ...page, results: page.results.map(shape) };
  }

  /** All of them, batch after batch, day by day unless told. */
  async *all(
    agency: string,
    { sort = 'date', ...filters }: BillingFilters & { sort?: BillingSort | undefined },
  ): AsyncGenerator<BillingEntry[]> {
    const { sql: where, parameters } = billingThat(agency, filters);
    const list = { columns, table, where, parameters, ...orders[sort] };
    for await (const rows of keysetBatches<Row>(this.database, list)) yield rows.map(shape);
  }

  async totals(agency: string, filters: BillingFilters): Promise<Omit<BillingTotals, 'overdue'>> {
    const { sql: where, parameters } = billingThat(agency, filters);
    const rows = await this.database.query<Total>(
      `select kind, count(*) filter (where not is_voided)::int as count, coalesce(sum(cents) filter (where not is_voided), 0)::float8 as counted,
        coalesce(sum(cents) filter (where is_voided), 0)::float8 as voided
       from ${table} where ${where} group by kind`,
      parameters,
    );
    const of = (kind: BillingKind) => rows.find((row) => row.kind === kind) ?? nothing;
    const total = (kind: BillingKind) => {
      const { count, counted, voided } = of(kind);
      return { count, amount: dollarsOfCents(counted), voided: dollarsOfCents(voided) };
    };
    return {
      invoice: total('invoice'),
      payment: total('payment'),
      refund: total('refund'),
      received: dollarsOfCents(of('payment').counted - of('refund').counted),
    };
  }
}

const shape = ({
  id,
  kind,
  day,
  cents,
  number,
  method,
  voided,
  journey,
  of_journey,
  kept_holder,
}: Row): BillingEntry => ({
  id,
  kind,
  date: day,
  number,
  ...shapeJourneyOf(journey, of_journey),
  ...(kept_holder ? { holder: kept_holder } : {}),
  method,
  amount: dollarsOfCents(cents),
  voided,
});
