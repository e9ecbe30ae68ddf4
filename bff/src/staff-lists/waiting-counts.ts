import { conditionsOfAmounts, countedConditions, type Right, type Waiting } from '@bitacora/contracts';
import { type Clock, dayAt } from '@bitacora/kernel';
import { type Caller, CLOCK, Database, mayDo } from '@bitacora/platform';
import { Inject, Injectable } from '@nestjs/common';
import { openReports } from '../problem-reports/problem-reports.ts';
import { quotesThat } from '../quotes/quotes.ts';
import { allOf, type Condition, conditions, luggageThat, ofAgency } from './conditions.ts';

interface Count {
  name: keyof Waiting;
  table: string;
  where: Condition;
  /** Whom it is for. */
  right: Right;
}

/** Each is that of the list with the same condition. */
const countsOf = (agency: string, now: Date): readonly Count[] => [
  ...countedConditions.map((name): Count => ({
    name,
    table: 'journey_summaries',
    where: allOf([ofAgency(agency), conditions[name](dayAt(now), now, agency)]),
    right: conditionsOfAmounts.includes(name) ? 'billing' : 'read',
  })),
  { name: 'quotes', table: 'quotes', where: quotesThat(agency, { status: 'waiting' }), right: 'quotes' },
  { name: 'problems', table: 'problem_reports', where: openReports(agency), right: 'problems' },
  { name: 'luggage', table: 'luggage_requests', where: luggageThat(agency, { state: 'open' }, now), right: 'services' },
];

/** How many journeys meet each condition, and how much of what people ask for waits for an answer: one statement. */
@Injectable()
export class WaitingCounts {
  constructor(
    private readonly database: Database,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async count(agency: string, caller: Caller): Promise<Waiting> {
    const counts = countsOf(agency, this.clock.now()).filter(({ right }) => mayDo(caller, right));
    const [row] = await this.database.query<Waiting>(
      `select ${counts.map(({ name, table, where }) => `(select count(*)::int from ${table} where ${where.sql}) as ${name}`).join(', ')}`,
      counts.flatMap(({ where }) => where.parameters),
    );
    if (!row) throw new Error('a count has a row');
    return row;
  }
}
