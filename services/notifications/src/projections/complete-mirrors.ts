import type { ServiceName } from '@bitacora/contracts';
import { newId } from '@bitacora/kernel/ids';
import { Database, PersistentTask, Shutdown, SnapshotReader, withRequestContext } from '@bitacora/platform';
import { type BeforeApplicationShutdown, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import type { ProjectedTable } from '../persistence/projected-snapshots.ts';
import { Projections } from '../persistence/projections.ts';

/** Who offers the snapshots of each, under the name of its table here, with hyphens. */
const owners: Partial<Record<ProjectedTable, ServiceName>> = {
  journeys: 'journeys',
  service_records: 'services-catalog',
  service_documents: 'services-catalog',
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
    void this.task.run();
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.shutdown.inGrace(this.task.stop());
  }

  private async fillMissing(): Promise<void> {
    const missing = await this.database.query<{ name: ProjectedTable }>(`select name from incomplete_mirrors`);
    for (const { name } of missing) await withRequestContext({ requestId: newId() }, () => this.fill(name));
    // With the last of them all is known that ladders follow from: they are looked at once more.
    if (missing.length > 0) await this.database.query(`insert into reminder_marks (journey) select id from journeys`);
  }

  private async fill(name: ProjectedTable): Promise<void> {
    const service = owners[name];
    if (!service) throw new Error(`nobody offers ${name}`);
    const snapshots = name.replaceAll('_', '-');
    for await (const { snapshot } of this.snapshots.read({ service, snapshots })) {
      await this.database.transaction(() => this.projections.apply(name, snapshot, { replacesSame: true }));
    }
    await this.database.query(`delete from incomplete_mirrors where name = ?`, [name]);
  }
}
