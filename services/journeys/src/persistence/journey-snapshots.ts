import type { AggregateSnapshot } from '@bitacora/contracts';
import { Database, ProvidesSnapshots, type SnapshotSource } from '@bitacora/platform';
import { Injectable } from '@nestjs/common';
import { journeySnapshot } from './journey-snapshot.ts';
import { JourneyRepository } from './journey.repository.ts';

/** Journeys for whoever rebuilds or checks a view of them. */
@Injectable()
@ProvidesSnapshots('journeys')
export class JourneySnapshots implements SnapshotSource {
  readonly event = 'journeys.journey-updated';

  constructor(
    private readonly database: Database,
    private readonly journeys: JourneyRepository,
  ) {}

  async page(after: string | null, limit: number): Promise<AggregateSnapshot[]> {
    const journeys = await this.database.transaction(() => this.journeys.page(after, limit));
    return journeys.map((journey) => ({
      aggregate_id: journey.id,
      aggregate_version: journey.version,
      data: journeySnapshot(journey),
    }));
  }
}
