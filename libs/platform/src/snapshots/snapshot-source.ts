import type { AggregateSnapshot, EventData, EventName } from '@bitacora/contracts';
import type { Aggregate } from '@bitacora/kernel';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Database } from '../database/database.ts';

/** Reads a kind of aggregate, page by page, for whoever rebuilds or checks a read model. */
export interface SnapshotSource {
  /** `GET /internal/snapshots/<name>?after=<id>` answers it, and `?ids=<id>,<id>`. */
  readonly name: string;
  /** The event that carries this snapshot; the rebuild hands it to the consumer of that event, never to reactions. */
  readonly event: EventName;
  /** The next aggregates after an id (null: from the beginning), in the order of their ids. */
  page(database: Database, after: string | null, limit: number): Promise<AggregateSnapshot[]>;
  /** Those of these ids that are there. */
  some(database: Database, ids: readonly string[]): Promise<AggregateSnapshot[]>;
}

interface Details<Entity, Event extends EventName> {
  name: string;
  event: Event;
  snapshotOf: (entity: Entity) => EventData<Event>;
  /** Which aggregates count; all, unless told. */
  only?: Record<string, unknown>;
  /** Reads what is mapped apart from the aggregates' own rows. */
  complete?: (em: EntityManager, entities: Entity[]) => Promise<void>;
}

/** The snapshots of a mapped aggregate. */
export function snapshotsOf<Entity extends Aggregate, Event extends EventName>(
  entity: new () => Entity,
  { name, event, snapshotOf, only = {}, complete }: Details<Entity, Event>,
): SnapshotSource {
  const read = (database: Database, where: object, limit: number) =>
    database.transaction(async () => {
      const options = { orderBy: { id: 'asc' as const }, limit };
      const found = await database.em.find<Aggregate>(entity, { ...only, ...where }, options);
      const entities = found as Entity[];
      await complete?.(database.em, entities);
      return entities.map((one) => ({
        aggregate_id: one.id,
        aggregate_version: one.version,
        data: snapshotOf(one),
      }));
    });
  return {
    name,
    event,
    page: (database, after, limit) => read(database, after === null ? {} : { id: { $gt: after } }, limit),
    some: (database, ids) => read(database, { id: { $in: [...ids] } }, ids.length),
  };
}
