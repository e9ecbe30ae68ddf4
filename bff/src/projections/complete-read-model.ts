import { Database, RegularSweep } from '@bitacora/platform';
import { Injectable } from '@nestjs/common';
import { JourneySummaries } from './journey-summaries.ts';
import { keyOf, projectedTableNames, type ProjectedTableName, tableNamed } from './tables.ts';
import { tablesWithTexts, textsOf } from './texts.ts';

const MOST_AT_ONCE = 500;

interface KeptColumn {
  table: ProjectedTableName;
  column: string;
  /** What it keeps. */
  sql: string;
}

const keptColumns = projectedTableNames.flatMap((table): KeptColumn[] =>
  Object.entries(tableNamed(table).kept ?? {}).map(([column, sql]) => ({ table, column, sql })),
);

/**
 * Gives rows what they lack that follows from others: those of before it was kept, and those that a replica of the
 * former release writes meanwhile (architecture#lists-of-staff).
 */
@Injectable()
export class CompleteReadModel extends RegularSweep {
  protected override readonly everyMilliseconds = 5 * 60_000;

  constructor(
    private readonly database: Database,
    private readonly summaries: JourneySummaries,
  ) {
    super();
  }

  override async onApplicationBootstrap(): Promise<void> {
    await super.onApplicationBootstrap();
    void this.sweep();
  }

  protected works() {
    return [
      ...tablesWithTexts.map((table) => () => this.fillTexts(table)),
      ...keptColumns.map((column) => () => this.fillKept(column)),
      () => this.fillSummaries(),
    ];
  }

  private async fillSummaries(): Promise<void> {
    while (await this.summaries.refreshSome());
  }

  /** Also of what came before whatever it keeps was known. */
  private async fillKept({ table, column, sql }: KeptColumn): Promise<void> {
    for (;;) {
      const filled = await this.database.query(
        `update ${table} set ${column} = ${sql} where id in (
           select id from ${table} where ${column} is null and ${sql} is not null
           limit ${MOST_AT_ONCE} for update skip locked) returning id`,
      );
      if (filled.length < MOST_AT_ONCE) return;
    }
  }

  private async fillTexts(table: ProjectedTableName): Promise<void> {
    for (;;) {
      const rows = await this.database.query<{ id: string; data: unknown }>(
        `select ${keyOf(table)} as id, data from ${table} where search_text is null limit ${MOST_AT_ONCE}`,
      );
      for (const { id, data } of rows) {
        const texts = textsOf(table, data);
        const columns = Object.keys(texts).map((column) => `${column} = ?`);
        await this.database.query(`update ${table} set ${columns.join(', ')} where ${keyOf(table)} = ?`, [
          ...Object.values(texts),
          id,
        ]);
      }
      if (rows.length < MOST_AT_ONCE) return;
    }
  }
}
