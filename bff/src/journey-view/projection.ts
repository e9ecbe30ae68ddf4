import type { EventEnvelope } from '@bitacora/contracts';
import { Database, projectSnapshot } from '@bitacora/platform';
import { Injectable } from '@nestjs/common';
import { AsyncLocalStorage } from 'node:async_hooks';
import { notify } from '../changes/channel.ts';

type Table =
  | 'journeys'
  | 'passengers'
  | 'employees'
  | 'service_records'
  | 'service_documents'
  | 'invoices'
  | 'payments'
  | 'problem_reports'
  | 'web_documents'
  | 'tours';

/** Writes snapshots to the read model: only a higher version applies, and every journey that shows one gets a change number. */
@Injectable()
export class Projection {
  private readonly overwrite = new AsyncLocalStorage<true>();

  constructor(private readonly database: Database) {}

  /** Within `work` a snapshot of the same version applies too: a rebuild mends rows that are wrong. */
  overwriting<Result>(work: () => Promise<Result>): Promise<Result> {
    return this.overwrite.run(true, work);
  }

  /** Makes a row that no service knows a tombstone, unless it changed meanwhile. */
  async remove(table: Table, id: string, version: number): Promise<void> {
    await this.database.query(`update change_clock set change = change + 1`);
    if (table === 'passengers' || table === 'employees') {
      await this.database.query(`delete from ${table} where id = ? and version = ?`, [id, version]);
      await this.markChanged(
        table === 'passengers' ? await this.journeysOfPassenger(id) : await this.journeysOfEmployee(id),
      );
      return;
    }
    const isJourney = table === 'journeys';
    const isContent = table === 'web_documents' || table === 'tours';
    const [row] = await this.database.query<{ journey: string | null }>(
      `update ${table} set ${isJourney ? 'is_cancelled' : 'is_removed'} = true where id = ? and version = ?
       returning ${isJourney ? 'id' : isContent ? 'null' : 'journey'} as journey`,
      [id, version],
    );
    await this.markChanged([row?.journey ?? null]);
  }

  /**
   * Applies a snapshot to its row; answers whether it was newer than what is there. Taking the change number first
   * serialises all projections, so that numbers are in the order of the commits and nobody can read past a gap.
   */
  async apply(
    table: Table,
    { aggregate_id, aggregate_version, data }: EventEnvelope,
    columns: Record<string, unknown>,
  ): Promise<boolean> {
    await this.database.query(`update change_clock set change = change + 1`);
    const row = { id: aggregate_id, version: aggregate_version, data: JSON.stringify(data), ...columns };
    return projectSnapshot(this.database, table, row, { replacesSame: this.overwrite.getStore() === true });
  }

  /** Gives journeys the present change number and tells every open screen, when this transaction commits. */
  async markChanged(journeys: readonly (string | null)[]): Promise<void> {
    const changed = [...new Set(journeys)].filter((journey) => journey !== null);
    if (changed.length === 0) return;
    const changes = await this.database.query<{ journey: string; change: number }>(
      `insert into journey_changes (journey, change) select journey, change from change_clock, unnest(?::uuid[]) journey
       on conflict (journey) do update set change = excluded.change returning journey, change::int as change`,
      [`{${changed.join(',')}}`],
    );
    await notify(this.database, changes);
  }

  async journeysOfPassenger(passenger: string): Promise<string[]> {
    const rows = await this.database.query<{ journey: string }>(
      `select journey from journey_passengers where passenger = ?`,
      [passenger],
    );
    return rows.map(({ journey }) => journey);
  }

  async journeysOfEmployee(employee: string): Promise<string[]> {
    const rows = await this.database.query<{ id: string }>(`select id from journeys where adviser = ?`, [employee]);
    return rows.map(({ id }) => id);
  }
}
