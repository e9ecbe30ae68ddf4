import type { EventEnvelope } from '@bitacora/contracts';
import { Database } from '@bitacora/platform';
import { Injectable } from '@nestjs/common';
import { known, type KnownTable } from './known.ts';

/** Mirrors snapshots; an older version never replaces a newer one (design §4.4). */
@Injectable()
export class Projections {
  constructor(private readonly database: Database) {}

  async apply(table: KnownTable, { aggregate_id, aggregate_version, data }: EventEnvelope): Promise<void> {
    await this.database.query(
      `insert into ${table} (id, version, data) values (?, ?, ?::jsonb)
       on conflict (id) do update set version = excluded.version, data = excluded.data
       where ${table}.version < excluded.version`,
      [aggregate_id, aggregate_version, JSON.stringify(known[table].parse(data))],
    );
  }
}
