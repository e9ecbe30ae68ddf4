import { UnavailableError } from '@bitacora/kernel';
import { newId } from '@bitacora/kernel/ids';
import { Database, PersistentTask, Shutdown, withRequestContext } from '@bitacora/platform';
import { type BeforeApplicationShutdown, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import type { ProjectedTableName } from '../projections/tables.ts';
import { RebuildViews } from './rebuild-views.ts';

/** Tables that came after what they show. */
const lateTables = ['designed_packages', 'quotes'] as const satisfies readonly ProjectedTableName[];
type LateTable = (typeof lateTables)[number];

/** By then no replica of the former release is left whose relay tells the read model of none of it. */
const RELEASE_MILLISECONDS = 30 * 60_000;
/** The marks that remain of the two readings of a table, in `complete_tables`. */
const atStart = (table: LateTable) => table;
const afterRelease = (table: LateTable) => `${table} after the release`;

/**
 * What was there before the read model was told of it is read from its owner: when a process starts, and again when the
 * release is through; each once for the database, whichever replica does it.
 */
@Injectable()
export class CompleteTables implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly atStart = new PersistentTask('tables are completed later', () => this.readAll(atStart));
  private readonly afterRelease = new PersistentTask('tables are read again later', () => this.readAll(afterRelease));
  private release: NodeJS.Timeout | null = null;
  private readonly complete = new Set<LateTable>();

  constructor(
    private readonly database: Database,
    private readonly views: RebuildViews,
    private readonly shutdown: Shutdown,
  ) {}

  onApplicationBootstrap(): void {
    void this.fill();
    this.release = setTimeout(() => void this.afterRelease.run(), RELEASE_MILLISECONDS);
  }

  /** Before the database closes, which a read under way still writes to. */
  async beforeApplicationShutdown(): Promise<void> {
    if (this.release) clearTimeout(this.release);
    await this.shutdown.inGrace(Promise.all([this.atStart.stop(), this.afterRelease.stop()]));
  }

  /** Never throws: while an owner is away it is tried again. */
  async fill(): Promise<void> {
    await this.atStart.run();
  }

  /** Throws `unavailable` until all of a table was read once: an empty one is no answer. */
  async expect(table: LateTable): Promise<void> {
    if (!this.complete.has(table) && (await this.isMarked(atStart(table)))) this.complete.add(table);
    if (!this.complete.has(table)) throw new UnavailableError();
  }

  private async isMarked(name: string): Promise<boolean> {
    return (await this.database.query(`select 1 from complete_tables where name = ?`, [name])).length > 0;
  }

  private async readAll(markOf: (table: LateTable) => string): Promise<void> {
    for (const table of lateTables) await this.read(table, markOf(table));
  }

  private async read(table: LateTable, mark: string): Promise<void> {
    if (await this.isMarked(mark)) return;
    await withRequestContext({ requestId: newId() }, () => this.views.rebuild(table));
    await this.database.query(`insert into complete_tables (name) values (?) on conflict do nothing`, [mark]);
  }
}
