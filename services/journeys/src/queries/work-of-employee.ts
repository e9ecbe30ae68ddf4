import type { WorkOfEmployee } from '@bitacora/contracts';
import { addDays, type Clock, dayAt } from '@bitacora/kernel';
import { arrayLiteral, CLOCK, Database } from '@bitacora/platform';
import { Inject, Injectable } from '@nestjs/common';

/** A journey without a day of return ends with its last service, which is known elsewhere: longer lasts none. */
const LONGEST_DAYS = 60;

type Kind = keyof WorkOfEmployee;

/** Of which kinds of work, and of which journeys; all that are not over, unless told. */
export interface Asked {
  employee: string;
  agency: string;
  journeys?: readonly string[] | undefined;
  quotes?: boolean;
  reports?: boolean;
}

/** What an employee looks after and is not done: each kind is one condition, for its number and for what is handed over. */
@Injectable()
export class WorkOfEmployees {
  constructor(
    private readonly database: Database,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async count(asked: Asked): Promise<WorkOfEmployee> {
    const [journeys, quotes, reports] = await Promise.all([
      this.countOf('journeys', asked),
      this.countOf('quotes', asked),
      this.countOf('reports', asked),
    ]);
    return { journeys, quotes, reports };
  }

  /** The first of one kind, in the order in which they are locked everywhere. */
  async some(kind: Kind, asked: Asked, limit: number): Promise<string[]> {
    const { from, parameters } = this.condition(kind, asked);
    const rows = await this.database.query<{ id: string }>(`select id ${from} order by id limit ?`, [
      ...parameters,
      limit,
    ]);
    return rows.map(({ id }) => id);
  }

  private async countOf(kind: Kind, asked: Asked): Promise<number> {
    const { from, parameters } = this.condition(kind, asked);
    const [row] = await this.database.query<{ count: number }>(`select count(*)::int as count ${from}`, parameters);
    return row?.count ?? 0;
  }

  private condition(kind: Kind, { employee, agency, ...asked }: Asked) {
    const parameters = [agency, employee];
    if (kind === 'quotes') {
      const from = `from web_quotes where agency = ? and owner = ? and status not in ('won', 'lost')`;
      return { from: asked.quotes === false ? `${from} and false` : from, parameters };
    }
    if (kind === 'reports') {
      const from = `from problem_reports where agency = ? and owner = ? and status <> 'answered'`;
      return { from: asked.reports === false ? `${from} and false` : from, parameters };
    }
    const today = dayAt(this.clock.now());
    const from = `from journeys where agency = ? and travel_agent = ? and not is_cancelled
      and coalesce(return_date >= ?, travel_date >= ?)`;
    const days = [today, addDays(today, -LONGEST_DAYS)];
    return asked.journeys === undefined
      ? { from, parameters: [...parameters, ...days] }
      : { from: `${from} and id = any(?::uuid[])`, parameters: [...parameters, ...days, arrayLiteral(asked.journeys)] };
  }
}
