import { Outbox } from '@bitacora/platform';
import { Injectable } from '@nestjs/common';
import type { WebQuote } from '../domain/web-quote.ts';
import { webQuoteSnapshot } from './web-quote.snapshot.ts';

@Injectable()
export class WebQuoteRepository {
  constructor(private readonly outbox: Outbox) {}

  async save(quote: WebQuote): Promise<void> {
    await this.outbox.save(quote, () => ({ name: 'journeys.quote-created', data: webQuoteSnapshot(quote) }));
  }
}
