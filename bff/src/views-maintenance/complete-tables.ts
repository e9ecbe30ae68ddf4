import { UnavailableError } from '@bitacora/kernel';
import { newId } from '@bitacora/kernel/ids';
import { Database, type ReleasePhase, ReleaseTask, Shutdown, withRequestContext } from '@bitacora/platform';
import { type BeforeApplicationShutdown, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import type { ProjectedTableName } from '../projections/tables.ts';
import { RebuildViews } from './rebuild-views.ts';

/** Tables that came after what they show. */
const lateTables = ['designed_packages', 'quotes'] as const satisfies readonly ProjectedTableName[];
type LateTable = (typeof lateTables)[number];

/** The mark that remains of a reading of a table, in `complete_tables`. */
const markOf = (table: LateTable, phase: ReleasePhase) => (phase === 'start' ? table : `${table} after the release`);

/**
 * What was there before the read model was told of it is read from its owner: when a process starts, and again when the
 * release is through; each once for the database, whichever replica does it.
 */
@Injectable()
export class CompleteTables implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly task = new ReleaseTask('tables are completed later', (phase) => this.readAll(phase));
  private readonly complete = new Set<LateTable>();

  constructor(
    private readonly database: Database,
    private readonly views: RebuildViews,
    private readonly shutdown: Shutdown,
  ) {}

  onApplicationBootstrap(): void {
    this.task.start();
  }

  /** Before the database closes, which a read under way still writes to. */
  async beforeApplicationShutdown(): Promise<void> {
    await this.shutdown.inGrace(this.task.stop());
  }

  /** Never throws: while an owner is away it is tried again. */
  async fill(): Promise<void> {
    await this.task.run('start');
  }

  /** Throws `unavailable` until all of a table was read once: an empty one is no answer. */
  async expect(table: LateTable): Promise<void> {
    if (!this.complete.has(table) && (await this.isMarked(markOf(table, 'start')))) this.complete.add(table);
    if (!this.complete.has(table)) throw new UnavailableError();
  }

  private async isMarked(name: string): Promise<boolean> {
    return (await this.database.query(`select 1 from complete_tables where name = ?`, [name])).length > 0;
  }

  private async readAll(phase: ReleasePhase): Promise<void> {
    for (const table of lateTables) await this.read(table, markOf(table, phase));
  }

  private async read(table: LateTable, mark: string): Promise<void> {
    if (await this.isMarked(mark)) return;
    await withRequestContext({ requestId: newId() }, () => this.views.rebuild(table));
    await this.database.query(`insert into complete_tables (name) values (?) on conflict do nothing`, [mark]);
  }
}
