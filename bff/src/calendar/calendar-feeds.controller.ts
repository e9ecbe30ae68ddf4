import { getCalendarFeed, readCalendarFeed, renewCalendarFeed, revokeCalendarFeed } from '@bitacora/contracts';
import { type Answer, type Call, Endpoint, ParsedCall } from '@bitacora/platform';
import { Controller, StreamableFile } from '@nestjs/common';
import { CalendarFeeds } from './calendar-feeds.ts';

/** The calendar at a secret address, for other programs. */
@Controller()
export class CalendarFeedsController {
  constructor(private readonly feeds: CalendarFeeds) {}

  @Endpoint(getCalendarFeed)
  get(@ParsedCall() { caller }: Call<typeof getCalendarFeed>): Promise<Answer<typeof getCalendarFeed>> {
    return this.feeds.of(caller);
  }

  @Endpoint(renewCalendarFeed)
  renew(@ParsedCall() { caller, query }: Call<typeof renewCalendarFeed>): Promise<Answer<typeof renewCalendarFeed>> {
    return this.feeds.renew(caller, query.is_own);
  }

  @Endpoint(revokeCalendarFeed)
  revoke(@ParsedCall() { caller }: Call<typeof revokeCalendarFeed>): Promise<void> {
    return this.feeds.revoke(caller);
  }

  @Endpoint(readCalendarFeed)
  async read(@ParsedCall() { params, reply }: Call<typeof readCalendarFeed>): Promise<StreamableFile> {
    const text = await this.feeds.read(params.token);
    void reply.header('Cache-Control', 'private, no-store').header('Referrer-Policy', 'no-referrer');
    return new StreamableFile(Buffer.from(text), {
      type: 'text/calendar; charset=utf-8',
      disposition: 'inline; filename="calendario.ics"',
    });
  }
}
