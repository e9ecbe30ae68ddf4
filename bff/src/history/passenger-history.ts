import type { History } from '@bitacora/contracts';
import { type Clock, dayAt } from '@bitacora/kernel';
import { arrayPage, CLOCK, HistoryReader, type PageQuery } from '@bitacora/platform';
import { Inject, Injectable } from '@nestjs/common';
import { OwnSubjects } from '../projections/own-subjects.ts';
import { NamedPeople } from './named-people.ts';
import { shapeHistory } from './shape-history.ts';
import { ToldFacts } from './told-facts.ts';

/** Reads from identity what was changed of a passenger, as far as the agency knows of it. */
@Injectable()
export class PassengerHistory {
  constructor(
    private readonly subjects: OwnSubjects,
    private readonly history: HistoryReader,
    private readonly people: NamedPeople,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Throws `not-found` when the agency has no such passenger. */
  async of(passenger: string, agency: string, query: PageQuery): Promise<History> {
    await this.subjects.passenger(passenger, agency);
    const told = new ToldFacts(this.history);
    const facts = [...(await told.read('identity', [passenger])), ...(await told.ofMails(passenger, false))];
    const people = await this.people.in(facts, agency);
    const entries = shapeHistory(facts, { agency, people, seesAmounts: false, today: dayAt(this.clock.now()) });
    return { ...arrayPage(entries, ({ id }) => id, query), away: told.away };
  }
}
