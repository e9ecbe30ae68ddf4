import type { AggregateSnapshot, EventName } from '@bitacora/contracts';
import { SetMetadata } from '@nestjs/common';

export const SNAPSHOT_SOURCE = 'bitacora:snapshot-source';

/** Reads a kind of aggregate for whoever rebuilds or checks a read model. */
export interface SnapshotSource {
  /** The event that carries this snapshot; the rebuild hands it to the consumer of that event, never to reactions. */
  readonly event: EventName;
  /** The next aggregates after an id (null: from the beginning), in the order of their ids. */
  page(after: string | null, limit: number): Promise<AggregateSnapshot[]>;
}

/** Offers a provider's snapshots under a name: `GET /internal/snapshots/<name>?after=<id>`. */
export const ProvidesSnapshots = (name: string): ClassDecorator => SetMetadata(SNAPSHOT_SOURCE, name);
