import { type EventData, type EventEnvelope, type EventName, snapshotEvents } from '@bitacora/contracts';
import { Consumes, type Consumer } from '@bitacora/platform';
import { Injectable } from '@nestjs/common';
import { projectedTables } from '../persistence/projected-snapshots.ts';
import { Projections } from '../persistence/projections.ts';

/** Keeps those parts of others' aggregates that mails need. */
@Injectable()
@Consumes(...projectedTables.flatMap((table) => snapshotEvents[table]))
export class WhenSnapshotsChangeProjectThem implements Consumer<EventName> {
  constructor(private readonly projections: Projections) {}

  async handle(event: EventEnvelope<EventData<EventName>>): Promise<void> {
    for (const table of projectedTables) {
      const names: readonly string[] = snapshotEvents[table];
      if (names.includes(event.name)) await this.projections.apply(table, event);
    }
  }
}
