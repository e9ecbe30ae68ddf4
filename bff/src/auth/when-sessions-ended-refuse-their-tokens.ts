import type { EventData, EventEnvelope } from '@bitacora/contracts';
import { ACCESS_LIFE_SECONDS, type Consumer, Consumes } from '@bitacora/platform';
import { Injectable } from '@nestjs/common';
import { RefusedTokens } from './refused-tokens.ts';

/** The clocks of two machines differ a little. */
const MARGIN_SECONDS = 60;

@Injectable()
@Consumes('identity.sessions-ended')
export class WhenSessionsEndedRefuseTheirTokens implements Consumer<'identity.sessions-ended'> {
  constructor(private readonly tokens: RefusedTokens) {}

  async handle({ data }: EventEnvelope<EventData<'identity.sessions-ended'>>): Promise<void> {
    const { user_id, sessions, reissue, at } = data;
    const until = new Date(Date.parse(at) + (ACCESS_LIFE_SECONDS + MARGIN_SECONDS) * 1000).toISOString();
    // A session that ended signs nothing any more, so that all of its tokens are meant, whenever they were signed.
    const ended = sessions.map((subject) => ({ subject, issued_before: until, until }));
    await this.tokens.refuse(reissue ? [...ended, { subject: user_id, issued_before: at, until }] : ended);
  }
}
