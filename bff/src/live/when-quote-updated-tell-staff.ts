import type { EventEnvelope, HandledQuoteSnapshot } from '@bitacora/contracts';
import { type Consumer, Consumes, Database } from '@bitacora/platform';
import { Injectable } from '@nestjs/common';
import { notify } from '../changes/channel.ts';

@Injectable()
@Consumes('journeys.quote-updated')
export class WhenQuoteUpdatedTellStaff implements Consumer<'journeys.quote-updated'> {
  constructor(private readonly database: Database) {}

  async handle({ data: { id, agency } }: EventEnvelope<HandledQuoteSnapshot>): Promise<void> {
    await notify(this.database, [{ quote: id, agency, is_changed: true }]);
  }
}
