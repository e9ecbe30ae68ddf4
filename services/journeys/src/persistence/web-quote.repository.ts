import { Database, Outbox, ownOf } from '@bitacora/platform';
import { LockMode } from '@mikro-orm/core';
import { Injectable } from '@nestjs/common';
import { WebQuote } from '../domain/web-quote.ts';
import type { Target } from './journey.repository.ts';
import { handledQuoteSnapshot } from './web-quote.snapshot.ts';

@Injectable()
export class WebQuoteRepository {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
  ) {}

  /** Locked for the running transaction. Throws `not-found` when the agency has none. */
  async getLocked({ id, agency }: Target): Promise<WebQuote> {
    const quote = await this.database.em.findOne(WebQuote, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    return ownOf(quote, agency);
  }

  async save(quote: WebQuote): Promise<void> {
    const name = quote.version === 0 ? 'journeys.quote-created' : 'journeys.quote-updated';
    await this.outbox.save(quote, () => ({ name, data: handledQuoteSnapshot(quote) }));
  }
}
