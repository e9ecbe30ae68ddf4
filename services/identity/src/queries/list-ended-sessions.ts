import { type EventEnvelope, MAXIMUM_ENDED } from '@bitacora/contracts';
import { Database } from '@bitacora/platform';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';

/** The facts of the last seconds that say which tokens count no more, whether or not the queue has taken them. */
export class ListEndedSessions extends Query<EventEnvelope[]> {
  constructor(readonly seconds: number) {
    super();
  }
}

const endedLately = {
  name: 'sessions-ended-lately',
  text: `select envelope from outbox
         where name = 'identity.sessions-ended' and created_at > now() - $1 * interval '1 second'
         order by created_at desc limit ${MAXIMUM_ENDED}`,
};

@QueryHandler(ListEndedSessions)
export class ListEndedSessionsHandler implements IQueryHandler<ListEndedSessions> {
  constructor(private readonly database: Database) {}

  async execute({ seconds }: ListEndedSessions): Promise<EventEnvelope[]> {
    const rows = await this.database.read<{ envelope: EventEnvelope }>(endedLately, [seconds]);
    return rows.map(({ envelope }) => envelope);
  }
}
