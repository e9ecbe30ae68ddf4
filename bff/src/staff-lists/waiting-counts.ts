import { conditionsOfAmounts, journeyConditions, type Right, type Waiting } from '@bitacora/contracts';
import { type Clock, dayAt } from '@bitacora/kernel';
import { type Caller, CLOCK, Database, mayDo } from '@bitacora/platform';
import { Inject, Injectable } from '@nestjs/common';
import { seesAmounts } from '../auth/sees-amounts.ts';
import { openReports } from '../problem-reports/problem-reports.ts';
import { quoteIs } from '../quotes/quotes.ts';
import { allOf, condition, type Condition, conditions, luggageThat, ofAgency } from './conditions.ts';

interface Count extends Condition {
  name: keyof Waiting;
  table: string;
}

/** How many journeys meet each condition, and how much of what people ask for waits for an answer: one statement. */
@Injectable()
export class WaitingCounts {
  constructor(
    private readonly database: Database,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async count(agency: string, caller: Caller): Promise<Waiting> {
    const counts = [...this.journeys(agency, seesAmounts(caller)), ...this.asked(agency, caller)];
    const [row] = await this.database.query<Waiting>(
      `select ${counts.map(({ name, table, sql }) => `(select count(*)::int from ${table} where ${sql}) as ${name}`).join(', ')}`,
      counts.flatMap(({ parameters }) => parameters),
    );
    if (!row) throw new Error('a count has a row');
    return row;
  }

  private journeys(agency: string, withAmounts: boolean): Count[] {
    const now = this.clock.now();
    return journeyConditions
      .filter((name) => withAmounts || !conditionsOfAmounts.includes(name))
      .map((name) => ({
        name,
        table: 'journey_summaries',
        ...allOf([ofAgency(agency), conditions[name](dayAt(now), now, agency)]),
      }));
  }

  /** Each for who may answer it. */
  private asked(agency: string, caller: Caller): Count[] {
    const each = {
      // Whatever the agency is to do about one: answer, answer a question, or make a journey of a yes.
      quotes: {
        table: 'quotes',
        ...allOf([ofAgency(agency), condition(`(${quoteIs.open} or ${quoteIs.asked} or ${quoteIs.accepted})`)]),
      },
      problems: { table: 'problem_reports', ...openReports(agency) },
      services: { table: 'luggage_requests', ...luggageThat(agency, { state: 'open' }, this.clock.now()) },
    } satisfies Partial<Record<Right, Omit<Count, 'name'>>>;
    const names = { quotes: 'quotes', problems: 'problems', services: 'luggage' } as const;
    return (['quotes', 'problems', 'services'] as const)
      .filter((right) => mayDo(caller, right))
      .map((right) => ({ name: names[right], ...each[right] }));
  }
}
