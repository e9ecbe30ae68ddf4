import type { History } from '@bitacora/contracts';
import { type Clock, dayAt, ForeignError } from '@bitacora/kernel';
import { arrayPage, CLOCK, Database, HistoryReader, type PageQuery } from '@bitacora/platform';
import { Inject, Injectable } from '@nestjs/common';
import { NamedPeople } from './named-people.ts';
import { shapeHistory } from './shape-history.ts';
import { ToldFacts } from './told-facts.ts';

/** Reads from identity what was changed of a passenger, as far as the agency knows of it. */
@Injectable()
export class PassengerHistory {
  constructor(
    private readonly database: Database,
    private readonly history: HistoryReader,
    private readonly people: NamedPeople,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Throws `not-found` when the agency has no such passenger. */
  async of(passenger: string, agency: string, query: PageQuery): Promise<History> {
    const [found] = await this.database.query(`select 1 from passengers where id = ? and agency = ?`, [
      passenger,
      agency,
    ]);
    if (!found) throw new ForeignError();
    const told = new ToldFacts(this.history);
    const facts = await told.read('identity', [passenger]);
    const people = await this.people.in(facts, agency);
    const entries = shapeHistory(facts, { agency, people, seesAmounts: false, today: dayAt(this.clock.now()) });
    return { ...arrayPage(entries, ({ id }) => id, query), away: told.away };
  }
}
