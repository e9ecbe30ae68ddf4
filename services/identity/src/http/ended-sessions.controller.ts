import { type EventEnvelope, listEndedSessions } from '@bitacora/contracts';
import { ACCESS_LIFE_SECONDS, InternalRoute } from '@bitacora/platform';
import { Controller, Get, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ListEndedSessions } from '../queries/list-ended-sessions.ts';

/** Older ones ended tokens that have expired by themselves, however long the clocks of two machines differ. */
const MOST_SECONDS = 2 * ACCESS_LIFE_SECONDS;

/** What ended of late, for the BFF, which asks every few seconds. */
@Controller()
export class EndedSessionsController {
  constructor(private readonly queries: QueryBus) {}

  @Get(listEndedSessions.path)
  @InternalRoute()
  list(@Query('seconds') seconds = ''): Promise<EventEnvelope[]> {
    return this.queries.execute(new ListEndedSessions(Math.min(Number(seconds) || 0, MOST_SECONDS)));
  }
}
