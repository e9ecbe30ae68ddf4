import { UnavailableError } from '@bitacora/kernel';
import { newId } from '@bitacora/kernel/ids';
import { Database, PersistentTask, Shutdown, withRequestContext } from '@bitacora/platform';
import { type BeforeApplicationShutdown, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { RebuildViews } from './rebuild-views.ts';

/** By then no replica of the former release is left whose relay tells the read model of no designed package. */
const RELEASE_MILLISECONDS = 30 * 60_000;
/** The marks that remain of the two readings, in `complete_tables`. */
const AT_START = 'designed_packages';
const AFTER_RELEASE = 'designed_packages after the release';

/**
 * Designed packages of before the read model was told of them are read from journeys: when a process starts, and again when
 * the release is through; each once for the database, whichever replica does it.
 */
@Injectable()
export class CompleteDesignedPackages implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly atStart = new PersistentTask('designed packages are completed later', () => this.read(AT_START));
  private readonly afterRelease = new PersistentTask('designed packages are read again later', () =>
    this.read(AFTER_RELEASE),
  );
  private release: NodeJS.Timeout | null = null;
  private isComplete = false;

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

  /** Never throws: while journeys is away it is tried again. */
  async fill(): Promise<void> {
    await this.atStart.run();
  }

  /** Throws `unavailable` until all of them were read once: an empty table is no answer. */
  async expect(): Promise<void> {
    this.isComplete ||= await this.isMarked(AT_START);
    if (!this.isComplete) throw new UnavailableError();
  }

  private async isMarked(name: string): Promise<boolean> {
    return (await this.database.query(`select 1 from complete_tables where name = ?`, [name])).length > 0;
  }

  private async read(mark: string): Promise<void> {
    if (await this.isMarked(mark)) return;
    await withRequestContext({ requestId: newId() }, () => this.views.rebuild('designed_packages'));
    await this.database.query(`insert into complete_tables (name) values (?) on conflict do nothing`, [mark]);
  }
}
