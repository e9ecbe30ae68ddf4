import type { ServiceName } from '@bitacora/contracts';
import { newId } from '@bitacora/kernel/ids';
import {
  Database,
  type ReleasePhase,
  ReleaseTask,
  Shutdown,
  SnapshotReader,
  withRequestContext,
} from '@bitacora/platform';
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

/** Where migrations name what is to be read. */
const tasks = {
  start: 'incomplete_projections',
  'after release': 'projections_to_read_again',
} as const satisfies Record<ReleasePhase, string>;
type Task = (typeof tasks)[ReleasePhase];

/**
 * Rows that a database kept less of before a release, or did not keep, are read again from their owners: their events were
 * handled long ago and do not come back. A migration names them in one of the tables of tasks or in both; what is read at the start holds ladders
 * back until then, what is read after the release does not.
 */
@Injectable()
export class CompleteProjections implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly task = new ReleaseTask('projections are completed later', (phase) => this.readAll(tasks[phase]));

  constructor(
    private readonly database: Database,
    private readonly projections: Projections,
    private readonly snapshots: SnapshotReader,
    private readonly shutdown: Shutdown,
  ) {}

  onApplicationBootstrap(): void {
    this.task.start();
  }

  /** Never throws: while an owner is away it is tried again. */
  async fill(): Promise<void> {
    await this.task.run('start');
  }

  /** The same once the release is through. */
  async fillAgain(): Promise<void> {
    await this.task.run('after release');
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.shutdown.inGrace(this.task.stop());
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
