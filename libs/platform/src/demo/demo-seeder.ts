import type { StoredFile } from '@bitacora/contracts';
import { type Clock, instantAt } from '@bitacora/kernel';
import { newId } from '@bitacora/kernel/ids';
import { type BeforeApplicationShutdown, Inject, type OnApplicationBootstrap } from '@nestjs/common';
import type { ProcessEnvironment } from '../config/config.ts';
import { withRequestContext } from '../context/request-context.ts';
import { Database } from '../database/database.ts';
import type { FileStore } from '../files/file-store.ts';
import { judgeFile } from '../files/judge-file.ts';
import type { ReceivedFile } from '../files/received-file.ts';
import { TemporaryFiles } from '../files/temporary-files.ts';
import { PersistentTask } from '../outages/persistent-task.ts';
import { Shutdown } from '../shutdown/shutdown.ts';
import { CLOCK, ENVIRONMENT } from '../tokens.ts';
import { simplePdf } from './simple-pdf.ts';

/** A part of the demo data: whether it is there, and how it is stored when it is not. */
interface Part<Arguments extends unknown[]> {
  isThere: () => Promise<boolean>;
  save: (...rest: Arguments) => Promise<unknown>;
}

/** A page of the demo as a client would have uploaded it. */
export async function demoPage(
  field: string,
  name: string,
  title: string,
  lines: readonly string[],
): Promise<ReceivedFile> {
  // Some kB, gone with the process.
  const file = await new TemporaryFiles().write([simplePdf(title, lines)]);
  const received = await judgeFile(field, name, file);
  if ('refused' in received) throw new Error(`the demo's ${name} was refused: ${received.refused}`);
  return received;
}

const last = new WeakMap<Database, Promise<unknown>>();

/** One part of a process after another: each that waited for the lock would hold a connection of the pool meanwhile. */
function afterTheFormer(database: Database, store: () => Promise<void>): Promise<void> {
  const stored = (last.get(database) ?? Promise.resolve()).then(store);
  last.set(
    database,
    stored.catch(() => undefined),
  );
  return stored;
}

/** Seeds a process's part of the demo data when the environment asks for it; what is away at the start is tried again. */
export abstract class DemoSeeder implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly task = new PersistentTask(`${this.constructor.name}: demo data comes later`, () =>
    withRequestContext({ requestId: newId() }, () => this.seedMissing()),
  );

  // Injected here, so that each seeder's constructor names what it stores with, and nothing else.
  @Inject(ENVIRONMENT) private readonly settings!: ProcessEnvironment;
  @Inject(Database) protected readonly database!: Database;
  @Inject(CLOCK) protected readonly clock!: Clock;
  @Inject(Shutdown) private readonly shutdown!: Shutdown;

  /** Whether it has to seed and has not come through yet. */
  get isPending(): boolean {
    return this.settings.DEMO_DATA && !this.task.isDone;
  }

  onApplicationBootstrap(): void {
    if (this.settings.DEMO_DATA) void this.seed();
  }

  /** Before the database closes, which a seeding under way still writes to. */
  async beforeApplicationShutdown(): Promise<void> {
    await this.shutdown.inGrace(this.task.stop());
  }

  /** Never throws. Does nothing when it has run before. */
  async seed(): Promise<void> {
    await this.task.run();
  }

  /** Stores what is not there yet, in transactions of its own; two replicas may run it at once. */
  protected abstract seedMissing(): Promise<void>;

  /** Stores a part in one transaction, which other replicas wait for. */
  protected once({ isThere, save }: Part<[]>): Promise<void> {
    return afterTheFormer(this.database, () =>
      this.database.transaction(async () => {
        await this.database.query(`select pg_advisory_xact_lock(hashtext('demo data'))`);
        if (!(await isThere())) await save();
      }),
    );
  }

  /** The same for a part that stores itself by a command: which of two replicas was first does not matter. */
  protected async byCommand({ isThere, save }: Part<[]>): Promise<void> {
    if (await isThere()) return;
    try {
      await save();
    } catch (error) {
      if (!(await isThere())) throw error;
    }
  }

  /** A moment so many hours before now. */
  protected hoursAgo(hours: number): Date {
    return instantAt(this.clock.now().getTime() - hours * 3_600_000);
  }

  /** Whether a table has a row, be it one that staff removed since. */
  protected async exists(table: string, id: string): Promise<boolean> {
    return (await this.database.query(`select id from ${table} where id = ?`, [id])).length > 0;
  }

  /** The same as `once` for a part with a file, which is uploaded before and kept only with it. */
  protected async onceWithFile(
    files: FileStore,
    page: () => Promise<ReceivedFile>,
    { isThere, save }: Part<[file: StoredFile]>,
  ): Promise<void> {
    if (await this.database.transaction(isThere)) return;
    const upload = await files.uploadAll({ file: await page() });
    const keep = async () => {
      await upload.keep();
      await save(upload.stored.file);
    };
    try {
      await this.once({ isThere, save: keep });
    } finally {
      await upload.discard();
    }
  }
}
