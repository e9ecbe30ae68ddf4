import type { EventEnvelope, QuoteSnapshot } from '@bitacora/contracts';
import { type Consumer, Consumes, Database } from '@bitacora/platform';
import { Injectable } from '@nestjs/common';
import { CHANGES_CHANNEL } from '../journey-view/projection.ts';

@Injectable()
@Consumes('journeys.quote-created')
export class WhenQuoteCreatedTellStaff implements Consumer<'journeys.quote-created'> {
  constructor(private readonly database: Database) {}

  async handle({ data }: EventEnvelope<QuoteSnapshot>): Promise<void> {
    await this.database.query(`select pg_notify(?, json_build_object('quote', ?::text, 'agency', ?::text)::text)`, [
      CHANGES_CHANNEL,
      data.id,
      data.agency,
    ]);
  }
}
