import { passengerSnapshot } from '@bitacora/contracts';
import { newId } from '@bitacora/kernel/ids';
import { Database, PersistentTask, Shutdown, SnapshotReader, withRequestContext } from '@bitacora/platform';
import { type BeforeApplicationShutdown, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { PeopleProjection } from '../persistence/people-projection.ts';

/**
 * Passengers whom a database knew before it knew their accounts (version 0) are read again from identity, once: their
 * events were handled long ago and do not come back. A pull of snapshots, as the views are rebuilt.
 */
@Injectable()
export class CompletePassengers implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly task = new PersistentTask('passengers are completed later', () => this.fillMissing());

  constructor(
    private readonly database: Database,
    private readonly people: PeopleProjection,
    private readonly snapshots: SnapshotReader,
    private readonly shutdown: Shutdown,
  ) {}

  onApplicationBootstrap(): void {
    void this.fill();
  }

  /** Before the database closes, which a read under way still writes to. */
  async beforeApplicationShutdown(): Promise<void> {
    await this.shutdown.inGrace(this.task.stop());
  }

  /** Never throws: while identity is away it is tried again. */
  async fill(): Promise<void> {
    await this.task.run();
  }

  private async fillMissing(): Promise<void> {
    if (await this.people.hasIncompletePassengers())
      await withRequestContext({ requestId: newId() }, () => this.read());
  }

  private async read(): Promise<void> {
    for await (const { snapshot } of this.snapshots.read({ service: 'identity', snapshots: 'passengers' })) {
      await this.people.applyPassenger(passengerSnapshot.parse(snapshot.data), snapshot.aggregate_version);
    }
    await this.people.forgetIncompletePassengers();
  }
}
