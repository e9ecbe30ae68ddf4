import type { EventEnvelope } from '@bitacora/contracts';
import { arrayLiteral, Database, projectSnapshot } from '@bitacora/platform';
import { Injectable } from '@nestjs/common';
import { AsyncLocalStorage } from 'node:async_hooks';
import { notify } from '../changes/channel.ts';
import { JourneySummaries } from './journey-summaries.ts';
import { columnsOf } from './columns.ts';
import { keyOf, type ProjectedTableName, tableNamed } from './tables.ts';
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
    const { tombstone } = tableNamed(table);
    const journeys = await this.journeysOf(table, id);
    const removed = await this.database.query(
      `${tombstone ? `update ${table} set ${tombstone} = true` : `delete from ${table}`} where ${keyOf(table)} = ? and version = ? returning version`,
      [id, version],
    );
    if (removed.length > 0) await this.markChanged(journeys);
  }

  /**
   * Applies a snapshot to its row when it is newer than what is there, and marks every journey that shows it. Taking the
   * change number first serialises all projections, so that numbers are in the order of the commits and nobody can read
   * past a gap.
   */
  async project(table: ProjectedTableName, event: EventEnvelope): Promise<void> {
    await this.takeChangeNumber();
    const key = keyOf(table);
    const id = event.aggregate_id;
    const before = tableNamed(table).moves ? await this.journeysOf(table, id) : [];
    const row = {
      ...columnsOf(table, event),
      [key]: id,
      version: event.aggregate_version,
      data: JSON.stringify(event.data),
      ...textsOf(table, event.data),
    };
    const account = table === 'passengers' ? await this.accountOf(id) : null;
    const replacesSame = this.overwrite.getStore() === true;
    if (!(await projectSnapshot(this.database, table, row, { key, replacesSame }))) return;
    await this.keep(table, id);
    if (table === 'journeys') await this.listPassengers(id);
    if (account !== null && account !== (await this.accountOf(id))) await this.noteFormer(account, id);
    await this.markChanged([...before, ...(await this.journeysOf(table, id))]);
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
    const { journeys } = tableNamed(table);
    if (journeys === null) return [];
    const rows = await this.database.query<{ journey: string | null }>(journeys, [id]);
    return rows.flatMap(({ journey }) => journey ?? []);
  }

  /** Fills what the row keeps from now on, whatever it is about becomes. */
  private async keep(table: ProjectedTableName, id: string): Promise<void> {
    for (const [column, sql] of Object.entries(tableNamed(table).kept ?? {})) {
      await this.database.query(`update ${table} set ${column} = ${sql} where id = ? and ${column} is null`, [id]);
    }
  }

  private async listPassengers(journey: string): Promise<void> {
    await this.database.query(
      `with listed as (delete from journey_passengers where journey = ? returning journey, passenger)
       insert into journey_departures (journey, passenger, change)
       select listed.journey, listed.passenger, clock.change
       from listed join journeys j on j.id = listed.journey cross join change_clock clock
       where not j.data -> 'passengers' @> to_jsonb(listed.passenger::text)
       on conflict (journey, passenger) do update set change = excluded.change`,
      [journey],
    );
    await this.database.query(
      `insert into journey_passengers (journey, passenger, position)
       select id, passenger::uuid, nth - 1
       from journeys, jsonb_array_elements_text(data -> 'passengers') with ordinality as one (passenger, nth) where id = ?`,
      [journey],
    );
  }

  /** The account that is shown a passenger's journeys. */
  private async accountOf(passenger: string): Promise<string | null> {
    const [row] = await this.database.query<{ user_id: string | null }>(
      `select user_id::text as user_id from passengers where id = ?`,
      [passenger],
    );
    return row?.user_id ?? null;
  }

  /** By this change an account is shown a passenger's journeys no more: it is the last one that it hears of (product 12.8). */
  private async noteFormer(account: string, passenger: string): Promise<void> {
    await this.database.query(
      `insert into account_departures (journey, user_id, change)
       select journey, ?::uuid, clock.change from journey_passengers cross join change_clock clock where passenger = ?
       on conflict (journey, user_id) do update set change = excluded.change`,
      [account, passenger],
    );
  }

  private async takeChangeNumber(): Promise<void> {
    await this.database.query(`update change_clock set change = change + 1`);
  }
}
