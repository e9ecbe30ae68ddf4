import type { ServiceName } from '@bitacora/contracts';
import { newId } from '@bitacora/kernel/ids';
import { Database, PersistentTask, Shutdown, SnapshotReader, withRequestContext } from '@bitacora/platform';
import { type BeforeApplicationShutdown, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import type { ProjectedTable } from '../persistence/projected-snapshots.ts';
import { Projections } from '../persistence/projections.ts';

/** Who offers the snapshots of each, and under which name. */
const sources: Partial<Record<ProjectedTable, { service: ServiceName; snapshots: string }>> = {
  agencies: { service: 'identity', snapshots: 'agencies' },
  journeys: { service: 'journeys', snapshots: 'journeys' },
  service_records: { service: 'services-catalog', snapshots: 'service-records' },
  service_documents: { service: 'services-catalog', snapshots: 'service-documents' },
  quotes: { service: 'journeys', snapshots: 'web-quotes' },
  luggage_requests: { service: 'journeys', snapshots: 'luggage-requests' },
  invoices: { service: 'billing', snapshots: 'invoices' },
  payments: { service: 'billing', snapshots: 'payments' },
  refunds: { service: 'billing', snapshots: 'refunds' },
};

/** Which tables are to be read: as a process starts, and once more when the release is through. */
type Task = 'incomplete_mirrors' | 'mirrors_after_release';

/** By then no replica of the former release is left, whose relay tells this service of less, or which keeps less of it. */
const RELEASE_MILLISECONDS = 30 * 60_000;

/**
 * Rows that a database kept less of before a release, or did not keep, are read again from their owners: their events were
 * handled long ago and do not come back. A migration names them in both tables of tasks; what is read at the start holds ladders
 * back until then, what is read after the release does not.
 */
@Injectable()
export class CompleteProjections implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly atStart = new PersistentTask('projections are completed later', () =>
    this.readAll('incomplete_mirrors'),
  );
  private readonly afterRelease = new PersistentTask('projections are read again later', () =>
    this.readAll('mirrors_after_release'),
  );
  private release: NodeJS.Timeout | null = null;

  constructor(
    private readonly database: Database,
    private readonly projections: Projections,
    private readonly snapshots: SnapshotReader,
    private readonly shutdown: Shutdown,
  ) {}

  onApplicationBootstrap(): void {
    void this.fill();
    this.release = setTimeout(() => void this.fillAgain(), RELEASE_MILLISECONDS);
  }

  /** Never throws: while an owner is away it is tried again. */
  async fill(): Promise<void> {
    await this.atStart.run();
  }

  /** The same once the release is through. */
  async fillAgain(): Promise<void> {
    await this.afterRelease.run();
  }

  async beforeApplicationShutdown(): Promise<void> {
    if (this.release) clearTimeout(this.release);
    await this.shutdown.inGrace(Promise.all([this.atStart.stop(), this.afterRelease.stop()]));
  }

  private async readAll(task: Task): Promise<void> {
    const tables = await this.database.query<{ name: ProjectedTable }>(`select name from ${task}`);
    for (const { name } of tables) await withRequestContext({ requestId: newId() }, () => this.read(name, task));
  }

  private async read(name: ProjectedTable, task: Task): Promise<void> {
    const source = sources[name];
    if (!source) throw new Error(`nobody offers ${name}`);
    for await (const { snapshot } of this.snapshots.read(source)) {
      await this.database.transaction(() => this.projections.apply(name, snapshot, { replacesSame: true }));
    }
    await this.database.transaction(async () => {
      await this.database.query(`delete from ${task} where name = ?`, [name]);
      // With the last of them all is known that ladders follow from: they are looked at once more.
      await this.database.query(
        `insert into reminder_marks (journey) select id from journeys where not exists (select from ${task})`,
      );
    });
  }
}
