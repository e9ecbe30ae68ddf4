import { type EventData, type EventEnvelope, type EventName, snapshotEvents } from '@bitacora/contracts';
import { Consumes, type Consumer } from '@bitacora/platform';
import { Injectable } from '@nestjs/common';
import { ChangePlanner } from '../mails/change-planner.ts';
import { type ProjectedTable, projectedTables } from '../persistence/projected-snapshots.ts';
import { Projections } from '../persistence/projections.ts';

type Event = EventEnvelope<EventData<EventName>>;

/** Keeps those parts of others' aggregates that mails need, and has those told who travel by what changed. */
@Injectable()
@Consumes(...projectedTables.flatMap((table) => snapshotEvents[table]))
export class WhenSnapshotsChangeProjectThem implements Consumer<EventName> {
  constructor(
    private readonly projections: Projections,
    private readonly changes: ChangePlanner,
  ) {}

  async handle(event: Event): Promise<void> {
    for (const table of projectedTables) {
      const names: readonly string[] = snapshotEvents[table];
      if (names.includes(event.name)) await this.project(table, event);
    }
  }

  private async project(table: ProjectedTable, event: Event): Promise<void> {
    if (table === 'journeys') {
      const before = await this.projections.apply(table, event);
      if (before) await this.changes.ofJourney(event, before);
    } else if (table === 'service_records') {
      const before = await this.projections.apply(table, event);
      if (before) await this.changes.ofRecord(event, before);
    } else await this.projections.apply(table, event);
  }
}
