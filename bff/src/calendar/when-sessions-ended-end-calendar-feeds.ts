import type { EventData, EventEnvelope } from '@bitacora/contracts';
import { type Consumer, Consumes } from '@bitacora/platform';
import { Injectable } from '@nestjs/common';
import { CalendarFeeds } from './calendar-feeds.ts';

/** Whoever may have read an account's password, or works there no more, may have the address, too (decision 41). */
@Injectable()
@Consumes('identity.sessions-ended')
export class WhenSessionsEndedEndCalendarFeeds implements Consumer<'identity.sessions-ended'> {
  constructor(private readonly feeds: CalendarFeeds) {}

  async handle({ data }: EventEnvelope<EventData<'identity.sessions-ended'>>): Promise<void> {
    if (data.ends_calendar) await this.feeds.endAllOf(data);
  }
}
