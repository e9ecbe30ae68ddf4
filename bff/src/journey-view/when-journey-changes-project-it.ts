import type { EventEnvelope, JourneySnapshot } from '@bitacora/contracts';
import { type Consumer, Consumes, Database } from '@bitacora/platform';
import { Injectable } from '@nestjs/common';
import { Projection } from '../projections/projection.ts';

type JourneyEvent = 'journeys.journey-created' | 'journeys.journey-updated' | 'journeys.journey-cancelled';

@Injectable()
@Consumes('journeys.journey-created', 'journeys.journey-updated', 'journeys.journey-cancelled')
export class WhenJourneyChangesProjectIt implements Consumer<JourneyEvent> {
  constructor(
    private readonly projection: Projection,
    private readonly database: Database,
  ) {}

  async handle(event: EventEnvelope<JourneySnapshot>): Promise<void> {
    const { id, agency, travel_date, is_cancelled, passengers } = event.data;
    if (!(await this.projection.apply('journeys', event, { agency, travel_date, is_cancelled, is_removed: false })))
      return;
    await this.database.query(`delete from journey_passengers where journey = ?`, [id]);
    for (const [position, passenger] of passengers.entries()) {
      await this.database.query(`insert into journey_passengers (journey, passenger, position) values (?, ?, ?)`, [
        id,
        passenger,
        position,
      ]);
    }
    await this.projection.markChanged([id]);
  }
}
