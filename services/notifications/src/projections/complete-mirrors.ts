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

/**
 * Rows that a database kept less of before this release, or did not keep, are read again from their owners, once: their events
 * were handled long ago and do not come back. A migration names them in `incomplete_mirrors`.
 */
@Injectable()
export class CompleteMirrors implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly task = new PersistentTask('mirrors are completed later', () => this.fillMissing());

  constructor(
    private readonly database: Database,
    private readonly projections: Projections,
    private readonly snapshots: SnapshotReader,
    private readonly shutdown: Shutdown,
  ) {}

  onApplicationBootstrap(): void {
    void this.fill();
  }

  /** Never throws: while an owner is away it is tried again. */
  async fill(): Promise<void> {
    await this.task.run();
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.shutdown.inGrace(this.task.stop());
  }

  private async fillMissing(): Promise<void> {
    const missing = await this.database.query<{ name: ProjectedTable }>(`select name from incomplete_mirrors`);
    for (const { name } of missing) await withRequestContext({ requestId: newId() }, () => this.read(name));
    // With the last of them all is known that ladders follow from: they are looked at once more.
    if (missing.length > 0) await this.database.query(`insert into reminder_marks (journey) select id from journeys`);
  }

  private async read(name: ProjectedTable): Promise<void> {
    const source = sources[name];
    if (!source) throw new Error(`nobody offers ${name}`);
    for await (const { snapshot } of this.snapshots.read(source)) {
      await this.database.transaction(() => this.projections.apply(name, snapshot, { replacesSame: true }));
    }
    await this.database.query(`delete from incomplete_mirrors where name = ?`, [name]);
  }
}
