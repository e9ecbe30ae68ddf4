import { type AggregateSnapshot, type EventName, isEventName, snapshotPage } from '@bitacora/contracts';
import { ServiceClient } from '@bitacora/platform';
import { Injectable } from '@nestjs/common';
import { projectedTables, type ProjectedTableName } from '../projections/tables.ts';

const TIMEOUT_MILLISECONDS = 30_000;

/** Reads what the service of a table owns, page by page. Throws `unavailable` when a service is away. */
@Injectable()
export class SnapshotReader {
  constructor(private readonly services: ServiceClient) {}

  async *read(table: ProjectedTableName): AsyncGenerator<{ event: EventName; snapshot: AggregateSnapshot }> {
    const { service, snapshots: name } = projectedTables[table];
    let after: string | null = null;
    for (;;) {
      const path: string = `/internal/snapshots/${name}${after === null ? '' : `?after=${encodeURIComponent(after)}`}`;
      const { event, snapshots } = snapshotPage.parse(await this.services.get(service, path, TIMEOUT_MILLISECONDS));
      if (!isEventName(event)) throw new Error(`${service} offers ${name} under an unknown event ${event}`);
      for (const snapshot of snapshots) yield { event, snapshot };
      const last = snapshots.at(-1);
      if (!last) return;
      after = last.aggregate_id;
    }
  }
}
