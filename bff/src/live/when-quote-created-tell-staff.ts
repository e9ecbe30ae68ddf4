import type { EventEnvelope, QuoteSnapshot } from '@bitacora/contracts';
import { type Consumer, Consumes, Database } from '@bitacora/platform';
import { Injectable } from '@nestjs/common';
import { notify } from '../changes/channel.ts';

@Injectable()
@Consumes('journeys.quote-created')
export class WhenQuoteCreatedTellStaff implements Consumer<'journeys.quote-created'> {
  constructor(private readonly database: Database) {}

  async handle({ data }: EventEnvelope<QuoteSnapshot>): Promise<void> {
    await notify(this.database, [{ quote: data.id, agency: data.agency }]);
  }
}
