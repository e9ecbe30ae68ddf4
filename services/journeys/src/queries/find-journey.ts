import type { JourneyInternal } from '@bitacora/contracts';
import { Database, ownOf } from '@bitacora/platform';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';

/** What billing must know of a journey. Throws `not-found` for another agency's. */
export class FindJourney extends Query<JourneyInternal> {
  constructor(
    readonly id: string,
    readonly agency: string,
  ) {
    super();
  }
}

@QueryHandler(FindJourney)
export class FindJourneyHandler implements IQueryHandler<FindJourney> {
  constructor(private readonly database: Database) {}

  async execute({ id, agency }: FindJourney): Promise<JourneyInternal> {
    const [journey] = await this.database.query<JourneyInternal>(
      `select id, agency, passengers from journeys where id = ?`,
      [id],
    );
    return ownOf(journey, agency);
  }
}
