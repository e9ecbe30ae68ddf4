import type { AskedJourney } from '@bitacora/contracts';
import { type Clock, dayAt, NotFoundError } from '@bitacora/kernel';
import { CLOCK, Database } from '@bitacora/platform';
import { Inject } from '@nestjs/common';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { OpinionLinks } from '../credentials/opinion-links.ts';
import { JourneyRepository } from '../persistence/journey.repository.ts';
import { PeopleProjection } from '../persistence/people-projection.ts';
import { askedJourney } from '../persistence/journey.snapshot.ts';

/** The journey that the link of a mail asks about. Throws `not-found` for one that opens nothing. */
export class FindAskedJourney extends Query<AskedJourney> {
  constructor(readonly token: string) {
    super();
  }
}

@QueryHandler(FindAskedJourney)
export class FindAskedJourneyHandler implements IQueryHandler<FindAskedJourney> {
  constructor(
    private readonly links: OpinionLinks,
    private readonly journeys: JourneyRepository,
    private readonly people: PeopleProjection,
    private readonly database: Database,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute({ token }: FindAskedJourney): Promise<AskedJourney> {
    const { journey: id, ...asked } = this.links.read(token);
    const { passenger } = asked;
    const journey = await this.database.transaction(() => this.journeys.find(id));
    const isTaken = journey?.takesOpinionOf(asked, dayAt(this.clock.now()));
    if (!journey || !isTaken || !(await this.people.isActivePassenger(passenger))) throw new NotFoundError();
    return askedJourney(journey, passenger);
  }
}
