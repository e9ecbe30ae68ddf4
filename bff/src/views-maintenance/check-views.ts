import { Database, SnapshotReader } from '@bitacora/platform';
import { Injectable } from '@nestjs/common';
import { setTimeout } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { repeatedIn } from '../projections/columns.ts';
import { JourneySummaries } from '../projections/journey-summaries.ts';
import { keyOf, projectedTableNames, projectedTables, type ProjectedTableName } from '../projections/tables.ts';
import { textColumns, textsOf } from '../projections/texts.ts';

/** How long an event may take from its service to the views before it counts as missing. */
const SETTLE_MILLISECONDS = 3000;

interface Row {
  version: number;
  data: Record<string, unknown>;
  /** Where its columns say something else than its snapshot. */
  astray: string[];
  /** What it is found and sorted by. */
  texts: Record<string, unknown>;
}

/** The fields in which two snapshots differ, as `name: ours ≠ theirs`. */
function differences(ours: Record<string, unknown>, theirs: Record<string, unknown>): string[] {
  const names = [...new Set([...Object.keys(ours), ...Object.keys(theirs)])].sort();
  return names
    .filter((name) => !isDeepStrictEqual(ours[name], theirs[name]))
    .map((name) => `${name}: ${JSON.stringify(ours[name])} ≠ ${JSON.stringify(theirs[name])}`);
}

/** SQL of the paths whose value a row of this table is not found by. */
function astrayIn(table: ProjectedTableName): string {
  const cases = repeatedIn(table).map(
    ([path, sql]) => `case when (${sql})::text is distinct from data #>> '{${path}}' then '${path}' end`,
  );
  return `array_remove(array[${cases.join(', ')}], null)`;
}

/** SQL of the texts that a row of this table is found and sorted by. */
const textsIn = (table: ProjectedTableName) =>
  `jsonb_build_object(${textColumns(table)
    .map((column) => `'${column}', ${column}`)
    .join(', ')})`;

/** Compares every view with one made now from what the services own, and names each difference. */
@Injectable()
export class CheckViews {
  constructor(
    private readonly reader: SnapshotReader,
    private readonly database: Database,
    private readonly summaries: JourneySummaries,
  ) {}

  /** One sentence for each difference; none when every view is right. What is still under way is looked at twice. */
  async run(settleMilliseconds = SETTLE_MILLISECONDS): Promise<string[]> {
    const first = await this.checkAll();
    if (first.length === 0) return [];
    await setTimeout(settleMilliseconds);
    const second = await this.checkAll();
    return second.filter((difference) => first.includes(difference));
  }

  private async checkAll(): Promise<string[]> {
    const found: string[] = [];
    for (const table of projectedTableNames) found.push(...(await this.check(table)));
    const wrong = await this.summaries.wrong();
    return [...found, ...wrong.map((id) => `journey_summaries ${id}: something else follows from what is on it`)];
  }

  private async check(table: ProjectedTableName): Promise<string[]> {
    const rows = await this.database.query<Row & { id: string }>(
      `select ${keyOf(table)} as id, version, data, ${astrayIn(table)} as astray, ${textsIn(table)} as texts
       from ${table} where not ${projectedTables[table].tombstone ?? 'false'}`,
    );
    const unseen = new Map(rows.map(({ id, ...row }) => [id, row]));
    const found: string[] = [];
    for await (const { snapshot } of this.reader.read(projectedTables[table])) {
      const row = unseen.get(snapshot.aggregate_id);
      unseen.delete(snapshot.aggregate_id);
      const theirs = JSON.parse(JSON.stringify(snapshot.data)) as Record<string, unknown>;
      if (!row) {
        if (!isGone(theirs)) found.push(`${table} ${snapshot.aggregate_id}: missing in the views`);
        continue;
      }
      const differing = [
        ...differences(row.data, theirs),
        ...row.astray.map((path) => `${path.replace(',', '.')}: looked up by another value`),
        ...differences(row.texts, textsOf(table, row.data)).map((text) => `found by ${text}`),
      ];
      if (row.version !== snapshot.aggregate_version)
        differing.unshift(`version: ${row.version} ≠ ${snapshot.aggregate_version}`);
      if (differing.length > 0) found.push(`${table} ${snapshot.aggregate_id}: ${differing.join('; ')}`);
    }
    return [...found, ...[...unseen.keys()].map((id) => `${table} ${id}: no service knows it`)];
  }
}

/** Whether the service itself says that this no longer shows: a cancelled journey, a released record. */
const isGone = (data: Record<string, unknown>) => data.package_service === null;
