import type { EventData, EventEnvelope, EventName } from '@bitacora/contracts';
import { type Consumer, Consumes } from '@bitacora/platform';
import { Injectable } from '@nestjs/common';
import { Projection } from './projection.ts';
import { projectedTableNames, projectedTables, tablesOf } from './tables.ts';

/** Keeps the rows of the read model as their owners tell them. */
@Injectable()
@Consumes(...new Set(projectedTableNames.flatMap((table) => projectedTables[table].events)))
export class WhenSnapshotsChangeProjectThem implements Consumer<EventName> {
  constructor(private readonly projection: Projection) {}

  async handle(event: EventEnvelope<EventData<EventName>>): Promise<void> {
    for (const table of tablesOf(event)) await this.projection.project(table, event);
  }
}
