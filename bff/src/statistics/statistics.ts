import {
  type PaymentFigures,
  type QuoteFigures,
  quoteLosses,
  type SalesFigures,
  type StatisticsFilters,
} from '@bitacora/contracts';
import { AGENCY_TIME_ZONE, dollarsOfCents } from '@bitacora/kernel';
import { Database } from '@bitacora/platform';
import { Injectable } from '@nestjs/common';
import { answeredWhen } from '../quotes/quotes.ts';
import { CompleteTables } from '../views-maintenance/complete-tables.ts';
import { groupsOfJourneys, groupsOfQuotes, inOrder } from './groups.ts';

const monthOfQuote = `to_char((q.data ->> 'created_at')::timestamptz at time zone '${AGENCY_TIME_ZONE}', 'YYYY-MM')`;

const sum = (cents: string, condition = 'true') => `coalesce(sum(${cents}) filter (where ${condition}), 0)::float8`;
const count = (condition = 'true') => `(count(*) filter (where ${condition}))::int`;

/** The agency in figures, each view one statement over the read model, in whole cents until they are told. */
@Injectable()
export class Statistics {
  constructor(
    private readonly database: Database,
    private readonly complete: CompleteTables,
  ) {}

  /** Journeys that were called off are counted apart, with what was retained of them. */
  async sales(agency: string, filters: StatisticsFilters): Promise<SalesFigures[]> {
    const { key, label } = groupsOfJourneys('s.purchase_month')[filters.by];
    const rows = await this.database.query<SalesFigures>(
      `select key, max(label) as label, ${count('not is_cancelled')} as journeys, ${sum('cost', 'not is_cancelled')} as sold,
         ${sum('costs', 'not is_cancelled')} as costs, ${sum('cost - costs', 'not is_cancelled')} as margin,
         ${count('is_cancelled')} as cancelled, ${sum('retained', 'is_cancelled')} as retained, ${sum('balance')} as balance
       from (
         select ${key} as key, ${label} as label, s.is_cancelled, (j.data ->> 'cost_cents')::bigint as cost,
           s.services_cost_cents as costs,
           coalesce((j.data #>> '{cancellation,retained_cents}')::bigint, 0) as retained, s.balance_cents as balance
         from journey_summaries s join journeys j on j.id = s.id
         where s.agency = ? and s.purchase_month between ? and ?
       ) one group by key order by ${inOrder(filters, 'sold')}`,
      [agency, filters.from, filters.until],
    );
    return rows.map(({ sold, costs: spent, margin, retained, balance, ...row }) => ({
      ...row,
      sold: dollarsOfCents(sold),
      costs: dollarsOfCents(spent),
      margin: dollarsOfCents(margin),
      retained: dollarsOfCents(retained),
      balance: dollarsOfCents(balance),
    }));
  }

  /** What was voided counts for nothing. */
  async payments(agency: string, filters: StatisticsFilters): Promise<PaymentFigures[]> {
    const { key, label } = groupsOfJourneys('left(b.day, 7)')[filters.by];
    const rows = await this.database.query<{ key: string; label: string | null; payments: number; refunds: number }>(
      `select ${key} as key, max(${label}) as label, ${sum('b.cents', `b.kind = 'payment'`)} as payments,
         ${sum('b.cents', `b.kind = 'refund'`)} as refunds
       from billing_entries b left join journeys j on j.id = b.journey
       where b.agency = ? and b.kind in ('payment', 'refund') and not b.is_voided and b.day >= ? and b.day <= ?
       group by 1 order by ${inOrder(filters, 'payments')}`,
      [agency, `${filters.from}-01`, `${filters.until}-31`],
    );
    return rows.map(({ payments, refunds, ...row }) => ({
      ...row,
      payments: dollarsOfCents(payments),
      refunds: dollarsOfCents(refunds),
      received: dollarsOfCents(payments - refunds),
    }));
  }

  /** Throws `unavailable` until all quotes were read once. */
  async quotes(agency: string, filters: StatisticsFilters): Promise<QuoteFigures[]> {
    await this.complete.expect('quotes');
    const { key, label } = groupsOfQuotes(monthOfQuote)[filters.by];
    const lost = quoteLosses.map(
      (loss) => `'${loss}', ${count(`q.status = 'lost' and q.data ->> 'lost_reason' = '${loss}'`)}`,
    );
    return this.database.query<QuoteFigures>(
      `select ${key} as key, max(${label}) as label, ${count()} as received, ${count(answeredWhen.any)} as answered,
         ${count(answeredWhen.in_time)} as in_time, ${count(`q.status = 'won'`)} as won, ${count(`q.status = 'lost'`)} as lost,
         jsonb_build_object(${lost.join(', ')}) as losses
       from quotes q where q.agency = ? and ${monthOfQuote} between ? and ?
       group by 1 order by ${inOrder(filters, 'received')}`,
      [agency, filters.from, filters.until],
    );
  }
}
