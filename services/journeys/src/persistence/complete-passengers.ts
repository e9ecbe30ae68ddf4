import { passengerSnapshot, snapshotPage } from '@bitacora/contracts';
import { newId } from '@bitacora/kernel/ids';
import { Database, PersistentTask, ServiceClient, withRequestContext } from '@bitacora/platform';
import { Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { PeopleProjection } from './people-projection.ts';

const TIMEOUT_MILLISECONDS = 30_000;

/**
 * Passengers whom a database knew before it knew their accounts (version 0) are read again from identity, once: their
 * events were handled long ago and do not come back. A pull of snapshots, as the views are rebuilt.
 */
@Injectable()
export class CompletePassengers implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly task = new PersistentTask('passengers are completed later', () => this.fillMissing());

  constructor(
    private readonly database: Database,
    private readonly people: PeopleProjection,
    private readonly services: ServiceClient,
  ) {}

  onApplicationBootstrap(): void {
    void this.fill();
  }

  onApplicationShutdown(): void {
    this.task.stop();
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
    for (let after = ''; ;) {
      const path = `/internal/snapshots/passengers?after=${encodeURIComponent(after)}`;
      const page = snapshotPage.parse(await this.services.get('identity', path, TIMEOUT_MILLISECONDS));
      for (const { aggregate_version, data } of page.snapshots) {
        await this.people.applyPassenger(passengerSnapshot.parse(data), aggregate_version);
      }
      const last = page.snapshots.at(-1);
      if (!last) return this.people.forgetIncompletePassengers();
      after = last.aggregate_id;
    }
  }
}
