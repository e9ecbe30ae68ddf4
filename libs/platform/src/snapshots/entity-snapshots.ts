import type { AggregateSnapshot, EventName } from '@bitacora/contracts';
import type { Aggregate } from '@bitacora/kernel';
import type { Database } from '../database/database.ts';
import type { SnapshotSource } from './snapshot-source.ts';

/** The snapshots of an aggregate that is one mapped entity without children. */
export abstract class EntitySnapshots<Entity extends Aggregate> implements SnapshotSource {
  abstract readonly event: EventName;
  protected abstract readonly entity: new () => Entity;

  /** Which entities count; all, unless told. */
  protected readonly only: Record<string, unknown> = {};

  constructor(private readonly database: Database) {}

  protected abstract snapshotOf(entity: Entity): unknown;

  async page(after: string | null, limit: number): Promise<AggregateSnapshot[]> {
    const entities = await this.database.transaction(() =>
      this.database.em.find<Aggregate>(
        this.entity,
        { ...this.only, ...(after === null ? {} : { id: { $gt: after } }) },
        {
          orderBy: { id: 'asc' },
          limit,
        },
      ),
    );
    return entities.map((entity) => ({
      aggregate_id: entity.id,
      aggregate_version: entity.version,
      data: this.snapshotOf(entity as Entity),
    }));
  }
}
