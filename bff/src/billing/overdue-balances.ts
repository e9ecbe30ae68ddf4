import type { BillingTotals, OverdueBalance, Page } from '@bitacora/contracts';
import { type Clock, dayAt, dollarsOfCents } from '@bitacora/kernel';
import { CLOCK, Database, keysetPage, type PageQuery } from '@bitacora/platform';
import { Inject, Injectable } from '@nestjs/common';
import { balanceCentsOfJourney, balanceDueOfJourney } from '../journey-view/balance.ts';
import { journeyOf, type JourneyOfMoney, shapeJourneyOf } from './of-journey.ts';

interface Row {
  id: string;
  cents: number;
  due: string;
  is_cancelled: boolean;
  of_journey: JourneyOfMoney | null;
}

const open = `(
  select j.id, j.agency, j.adviser, j.is_cancelled, ${balanceCentsOfJourney} as cents,
    ${balanceDueOfJourney} as due
  from journeys j where j.agency = ? and not j.is_removed
) as open_balances`;

/** Balances that should be paid by now, of journeys that were called off, too: what they owe is owed. */
@Injectable()
export class OverdueBalances {
  constructor(
    private readonly database: Database,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** The oldest first. */
  async page(agency: string, adviser: string | undefined, query: PageQuery): Promise<Page<OverdueBalance>> {
    const { where, parameters } = this.overdue(agency, adviser);
    const page = await keysetPage<Row>(
      this.database,
      {
        columns: `id, cents::float8 as cents, due::text as due, is_cancelled, ${journeyOf('open_balances.id')} as of_journey`,
        table: open,
        where,
        parameters,
        sort: 'due',
        sortType: 'date',
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

  async total(agency: string, adviser: string | undefined): Promise<BillingTotals['overdue']> {
    const { where, parameters } = this.overdue(agency, adviser);
    const [row] = await this.database.query<{ count: number; cents: number }>(
      `select count(*)::int as count, coalesce(sum(cents), 0)::float8 as cents from ${open} where ${where}`,
      parameters,
    );
    return { count: row?.count ?? 0, amount: dollarsOfCents(row?.cents ?? 0) };
  }

  private overdue(agency: string, adviser: string | undefined) {
    const today = dayAt(this.clock.now());
    return {
      where: `cents > 0 and due < ?${adviser ? ' and adviser = ?' : ''}`,
      parameters: [agency, today, ...(adviser ? [adviser] : [])],
    };
  }
}
