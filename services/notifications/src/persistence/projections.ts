import type { EventEnvelope } from '@bitacora/contracts';
import { Database, projectSnapshot } from '@bitacora/platform';
import { Injectable } from '@nestjs/common';
import { known, type KnownTable } from './known.ts';

/** Mirrors snapshots; an older version never replaces a newer one (architecture#events). */
@Injectable()
export class Projections {
  constructor(private readonly database: Database) {}

  async apply(table: KnownTable, { aggregate_id, aggregate_version, data }: EventEnvelope): Promise<void> {
    const row = { id: aggregate_id, version: aggregate_version, data: JSON.stringify(known[table].parse(data)) };
    await projectSnapshot(this.database, table, row);
  }
}
