import { conditionsOfAmounts, journeyConditions, type Waiting } from '@bitacora/contracts';
import { type Clock, dayAt } from '@bitacora/kernel';
import { CLOCK, Database } from '@bitacora/platform';
import { Inject, Injectable } from '@nestjs/common';
import { allOf, conditions, ofAgency } from './conditions.ts';

/** How many journeys meet each condition: one statement. */
@Injectable()
export class WaitingJourneys {
  constructor(
    private readonly database: Database,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async count(agency: string, seesAmounts: boolean): Promise<Waiting> {
    const now = this.clock.now();
    const counts = journeyConditions
      .filter((name) => seesAmounts || !conditionsOfAmounts.includes(name))
      .map((name) => ({ name, ...allOf([ofAgency(agency), conditions[name](dayAt(now), now, agency)]) }));
    const [row] = await this.database.query<Waiting>(
      `select ${counts.map(({ name, sql }) => `(select count(*)::int from journey_summaries where ${sql}) as ${name}`).join(', ')}`,
      counts.flatMap(({ parameters }) => parameters),
    );
    if (!row) throw new Error('a count has a row');
    return row;
  }
}
