import type { JourneySnapshot, EventEnvelope } from '@bitacora/contracts';
import { Consumes, type Consumer } from '@bitacora/platform';
import { Injectable } from '@nestjs/common';
import { Projections } from '../persistence/projections.ts';

type Changes = 'journeys.journey-created' | 'journeys.journey-updated' | 'journeys.journey-cancelled';

@Injectable()
@Consumes('journeys.journey-created', 'journeys.journey-updated', 'journeys.journey-cancelled')
export class WhenJourneyChangesProjectIt implements Consumer<Changes> {
  constructor(private readonly projections: Projections) {}

  async handle(event: EventEnvelope<JourneySnapshot>): Promise<void> {
    await this.projections.apply('journeys', event);
  }
}
