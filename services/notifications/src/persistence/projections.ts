import type { EventEnvelope } from '@bitacora/contracts';
import { Database, projectSnapshot } from '@bitacora/platform';
import { Injectable } from '@nestjs/common';
import { projectedSnapshots, type ProjectedTable } from './projected-snapshots.ts';

/** Projects snapshots; an older version never replaces a newer one (architecture#events). */
@Injectable()
export class Projections {
  constructor(private readonly database: Database) {}

  async apply(table: ProjectedTable, { aggregate_id, aggregate_version, data }: EventEnvelope): Promise<void> {
    const row = {
      id: aggregate_id,
      version: aggregate_version,
      data: JSON.stringify(projectedSnapshots[table].parse(data)),
    };
    await projectSnapshot(this.database, table, row);
  }
}
