import type { EventEnvelope } from '@bitacora/contracts';
import { arrayLiteral, Database, projectSnapshot } from '@bitacora/platform';
import { Injectable } from '@nestjs/common';
import { AsyncLocalStorage } from 'node:async_hooks';
import { notify } from '../changes/channel.ts';
import { JourneySummaries } from './journey-summaries.ts';
import { keyOf, projectedTables, type ProjectedTableName } from './tables.ts';
import { textsOf } from './texts.ts';

/** Writes snapshots to the read model: only a higher version applies, and every journey that shows one gets a change number. */
@Injectable()
export class Projection {
  private readonly overwrite = new AsyncLocalStorage<true>();

  constructor(
    private readonly database: Database,
    private readonly summaries: JourneySummaries,
  ) {}

  /** Within `work` a snapshot of the same version applies too: a rebuild mends rows that are wrong. */
  overwriting<Result>(work: () => Promise<Result>): Promise<Result> {
    return this.overwrite.run(true, work);
  }

  /** Makes a row that no service knows a tombstone, or deletes it, unless it changed meanwhile. */
  async remove(table: ProjectedTableName, id: string, version: number): Promise<void> {
    await this.takeChangeNumber();
    const { tombstone } = projectedTables[table];
    const journeys = await this.journeysOf(table, id);
    const removed = await this.database.query(
      `${tombstone ? `update ${table} set ${tombstone} = true` : `delete from ${table}`} where ${keyOf(table)} = ? and version = ? returning version`,
      [id, version],
    );
    if (removed.length > 0) await this.markChanged(journeys);
  }

  /**
   * Applies a snapshot to its row; answers whether it was newer than what is there. Taking the change number first
   * serialises all projections, so that numbers are in the order of the commits and nobody can read past a gap.
   */
  async apply(
    table: ProjectedTableName,
    { aggregate_id, aggregate_version, data }: EventEnvelope,
    columns: Record<string, unknown>,
  ): Promise<boolean> {
    await this.takeChangeNumber();
    const key = keyOf(table);
    const row = {
      [key]: aggregate_id,
      version: aggregate_version,
      data: JSON.stringify(data),
      ...columns,
      ...textsOf(table, data),
    };
    return projectSnapshot(this.database, table, row, { key, replacesSame: this.overwrite.getStore() === true });
  }

  /** Gives journeys the present change number and their summaries, and tells every open screen, when this transaction commits. */
  async markChanged(journeys: readonly (string | null)[]): Promise<void> {
    const changed = [...new Set(journeys)].filter((journey) => journey !== null);
    if (changed.length === 0) return;
    const changes = await this.database.query<{ journey: string; change: number }>(
      `insert into journey_changes (journey, change) select journey, change from change_clock, unnest(?::uuid[]) journey
       on conflict (journey) do update set change = excluded.change returning journey, change::int as change`,
      [arrayLiteral(changed)],
    );
    await this.summaries.refresh(changed);
    await notify(this.database, changes);
  }

  /** The journeys that show a row. */
  async journeysOf(table: ProjectedTableName, id: string): Promise<string[]> {
    const { journeys } = projectedTables[table];
    if (journeys === null) return [];
    const rows = await this.database.query<{ journey: string | null }>(journeys, [id]);
    return rows.flatMap(({ journey }) => journey ?? []);
  }

  private async takeChangeNumber(): Promise<void> {
    await this.database.query(`update change_clock set change = change + 1`);
  }
}
