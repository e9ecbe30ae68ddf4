import type { BillingOfJourneys, BillingTotals, OverdueBalance, OverdueSort, Page } from '@bitacora/contracts';
import { type Clock, dayAt, dollarsOfCents } from '@bitacora/kernel';
import { CLOCK, Database, keysetPage, type ListOfRows, type PageQuery } from '@bitacora/platform';
import { Inject, Injectable } from '@nestjs/common';
import { allOf, conditions, has, ofAgency } from '../staff-lists/conditions.ts';
import { journeyOf, type JourneyOfMoney, shapeJourneyOf } from './of-journey.ts';

interface Row {
  id: string;
  cents: number;
  due: string;
  is_cancelled: boolean;
  of_journey: JourneyOfMoney | null;
}

type Order = Pick<ListOfRows, 'sort' | 'sortType' | 'isDescending'>;

const orders: Record<OverdueSort | 'oldest', Order> = {
  oldest: { sort: 'balance_due', sortType: 'date' },
  '-balance_due': { sort: 'balance_due', sortType: 'date', isDescending: true },
  balance: { sort: 'balance_cents', sortType: 'bigint' },
  '-balance': { sort: 'balance_cents', sortType: 'bigint', isDescending: true },
};

/** Balances that should be paid by now, of journeys that were called off, too: what they owe is owed. */
@Injectable()
export class OverdueBalances {
  constructor(
    private readonly database: Database,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** The oldest first, unless told. */
  async page(
    agency: string,
    { sort, ...of }: BillingOfJourneys & { sort?: OverdueSort | undefined },
    query: PageQuery,
  ): Promise<Page<OverdueBalance>> {
    const { where, parameters } = this.overdue(agency, of);
    const page = await keysetPage<Row>(
      this.database,
      {
        columns: `id, balance_cents::float8 as cents, balance_due::text as due, is_cancelled,
          ${journeyOf('journey_summaries.id')} as of_journey`,
        table: 'journey_summaries',
        where,
        parameters,
        ...orders[sort ?? 'oldest'],
      },
      query,
    );
    return {
      ...page,
      results: page.results.map(({ id, cents, due, is_cancelled, of_journey }) => ({
        ...shapeJourneyOf(id, of_journey),
        balance: dollarsOfCents(cents),
        balance_due: due,
        is_cancelled,
      })),
    };
  }

  async total(agency: string, of: BillingOfJourneys): Promise<BillingTotals['overdue']> {
    const { where, parameters } = this.overdue(agency, of);
    const [row] = await this.database.query<{ count: number; cents: number }>(
      `select count(*)::int as count, coalesce(sum(balance_cents), 0)::float8 as cents
       from journey_summaries where ${where}`,
      parameters,
    );
    return { count: row?.count ?? 0, amount: dollarsOfCents(row?.cents ?? 0) };
  }

  private overdue(agency: string, { adviser, destination }: BillingOfJourneys) {
    const now = this.clock.now();
    const { sql, parameters } = allOf([
      ofAgency(agency),
      conditions.overdue(dayAt(now), now, agency),
      ...(adviser ? [has('adviser', adviser)] : []),
      ...(destination ? [has('destination', destination)] : []),
    ]);
    return { where: sql, parameters: [...parameters] };
  }
}
