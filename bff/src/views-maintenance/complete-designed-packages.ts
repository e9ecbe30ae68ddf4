import { UnavailableError } from '@bitacora/kernel';
import { newId } from '@bitacora/kernel/ids';
import { Database, PersistentTask, Shutdown, withRequestContext } from '@bitacora/platform';
import { type BeforeApplicationShutdown, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { RebuildViews } from './rebuild-views.ts';

/** By then no replica of the former release is left whose relay tells the read model of no designed package. */
const RELEASE_MILLISECONDS = 30 * 60_000;

/**
 * Designed packages of before the read model was told of them are read from journeys: when the process starts, and again
 * when a release is through.
 */
@Injectable()
export class CompleteDesignedPackages implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly atStart = new PersistentTask('designed packages are completed later', () => this.read());
  private readonly afterRelease = new PersistentTask('designed packages are read again later', () => this.read());
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

  /** Throws `unavailable` until all of them were read once, by whichever replica: an empty table is no answer. */
  async expect(): Promise<void> {
    this.isComplete ||=
      (await this.database.query(`select 1 from complete_tables where name = 'designed_packages'`)).length > 0;
    if (!this.isComplete) throw new UnavailableError();
  }

  private async read(): Promise<void> {
    await withRequestContext({ requestId: newId() }, () => this.views.rebuild('designed_packages'));
    await this.database.query(`insert into complete_tables (name) values ('designed_packages') on conflict do nothing`);
  }
}
