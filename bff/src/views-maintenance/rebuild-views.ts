import { type EventEnvelope, events } from '@bitacora/contracts';
import { newId } from '@bitacora/kernel/ids';
import { Database } from '@bitacora/platform';
import { Injectable } from '@nestjs/common';
import { Projection } from '../journey-view/projection.ts';
import { SnapshotReader, type ViewSource, viewSources } from './sources.ts';
import { ViewConsumers } from './view-consumers.ts';

export interface Rebuilt {
  source: string;
  applied: number;
  removed: number;
}

/**
 * Makes every view anew from what the services own, in place and while readers read: each snapshot is handed to the
 * consumer that its event would reach, rows that no service knows become tombstones. Reactions never see any of it.
 */
@Injectable()
export class RebuildViews {
  constructor(
    private readonly reader: SnapshotReader,
    private readonly consumers: ViewConsumers,
    private readonly projection: Projection,
    private readonly database: Database,
  ) {}

  async *run(): AsyncGenerator<Rebuilt> {
    for (const source of viewSources) yield await this.rebuild(source);
  }

  private async rebuild(source: ViewSource): Promise<Rebuilt> {
    const before = await this.database.query<{ id: string; version: number }>(
      `select id, version from ${source.table}`,
    );
    const unseen = new Map(before.map(({ id, version }) => [id, version]));
    let applied = 0;
    for await (const { event, snapshot } of this.reader.read(source)) {
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
      await this.database.transaction(() => this.projection.overwriting(() => this.consumers.handle(envelope)));
      unseen.delete(snapshot.aggregate_id);
      applied += 1;
    }
    for (const [id, version] of unseen) {
      await this.database.transaction(() => this.projection.remove(source.table, id, version));
    }
    return { source: source.table, applied, removed: unseen.size };
  }
}
