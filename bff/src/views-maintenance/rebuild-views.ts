import { type EventEnvelope, events } from '@bitacora/contracts';
import { newId } from '@bitacora/kernel/ids';
import { Database, SnapshotReader } from '@bitacora/platform';
import { Injectable } from '@nestjs/common';
import { JourneySummaries } from '../projections/journey-summaries.ts';
import { Projection } from '../projections/projection.ts';
import { keyOf, projectedTableNames, projectedTables, type ProjectedTableName } from '../projections/tables.ts';

export interface Rebuilt {
  source: string;
  applied: number;
  removed: number;
}

/**
 * Makes every view anew from what the services own, in place and while readers read: each snapshot is projected
 * as its event would be, rows that no service knows become tombstones. Reactions never see any of it.
 */
@Injectable()
export class RebuildViews {
  constructor(
    private readonly reader: SnapshotReader,
    private readonly projection: Projection,
    private readonly database: Database,
    private readonly summaries: JourneySummaries,
  ) {}

  async *run(): AsyncGenerator<Rebuilt> {
    for (const table of projectedTableNames) yield await this.rebuild(table);
    await this.summaries.refresh(await this.summaries.wrong());
  }

  /** The same with one of them. */
  async rebuild(table: ProjectedTableName): Promise<Rebuilt> {
    const before = await this.database.query<{ id: string; version: number }>(
      `select ${keyOf(table)} as id, version from ${table}`,
    );
    const unseen = new Map(before.map(({ id, version }) => [id, version]));
    let applied = 0;
    for await (const { event, snapshot } of this.reader.read(projectedTables[table])) {
      const envelope: EventEnvelope = {
        id: newId(),
        name: event,
        schema_version: events[event].version,
        aggregate_id: snapshot.aggregate_id,
        aggregate_version: snapshot.aggregate_version,
        occurred_at: new Date().toISOString(),
        correlation_id: 'views-rebuild',
        actor: null,
        data: events[event].data.parse(snapshot.data),
      };
      await this.database.transaction(() =>
        this.projection.overwriting(() => this.projection.project(table, envelope)),
      );
      unseen.delete(snapshot.aggregate_id);
      applied += 1;
    }
    for (const [id, version] of unseen) {
      await this.database.transaction(() => this.projection.remove(table, id, version));
    }
    return { source: table, applied, removed: unseen.size };
  }
}
