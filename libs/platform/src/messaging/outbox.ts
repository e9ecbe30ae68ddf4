import { type EventData, type EventEnvelope, type EventName, events } from '@bitacora/contracts';
import { type Aggregate, type Clock, StaleVersionError } from '@bitacora/kernel';
import { newId } from '@bitacora/kernel/ids';
import { Inject, Injectable } from '@nestjs/common';
import { currentActor, currentContext } from '../context/request-context.ts';
import { Database } from '../database/database.ts';
import { CLOCK } from '../tokens.ts';
import { Waker } from './waker.ts';

/** A fact about an aggregate, as a repository tells it. */
export interface Fact<Name extends EventName> {
  name: Name;
  aggregateId: string;
  aggregateVersion: number;
  data: EventData<Name>;
}

/**
 * Facts that leave with the transaction that made them true, and stay in `history` for good (architecture#events), but
 * for secret links. Only repositories write here.
 */
@Injectable()
export class Outbox {
  constructor(
    private readonly database: Database,
    private readonly waker: Waker,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Adds a fact to the running transaction, which also commits it; the relay is woken after the commit. */
  async add<Name extends EventName>(fact: Fact<Name>): Promise<EventEnvelope<EventData<Name>>> {
    const envelope: EventEnvelope<EventData<Name>> = {
      id: newId(),
      name: fact.name,
      schema_version: events[fact.name].version,
      aggregate_id: fact.aggregateId,
      aggregate_version: fact.aggregateVersion,
      occurred_at: this.clock.now().toISOString(),
      correlation_id: currentContext()?.requestId ?? newId(),
      actor: currentActor(),
      data: events[fact.name].data.parse(fact.data) as EventData<Name>,
    };
    await this.database.em.flush();
    await this.database.query(
      `with told as (
         insert into outbox (id, name, aggregate_id, aggregate_version, envelope) values (?, ?, ?, ?, ?::jsonb)
         returning id, name, aggregate_id, aggregate_version, envelope
       )
       insert into history (id, name, aggregate_id, aggregate_version, occurred_at, envelope)
       select id, name, aggregate_id, aggregate_version, ?::timestamptz, envelope #- '{data,sealed}' from told`,
      [
        envelope.id,
        envelope.name,
        envelope.aggregate_id,
        envelope.aggregate_version,
        JSON.stringify(envelope),
        envelope.occurred_at,
      ],
    );
    this.database.noteWritten(envelope);
    this.database.afterCommit(() => this.waker.wake());
    return envelope;
  }

  /**
   * Saves an aggregate and its fact: the version rises by one, `where version = :loaded`. Throws `conflict` (409) when
   * somebody else saved it meanwhile. Children must have been persisted or changed through the same entity manager.
   */
  async save<Name extends EventName, Root extends Aggregate>(
    aggregate: Root,
    fact: (aggregate: Root) => Pick<Fact<Name>, 'name' | 'data'>,
  ): Promise<void> {
    const { em } = this.database;
    if (aggregate.version === 0) {
      aggregate.version = 1;
      em.persist(aggregate);
    } else {
      const loaded = aggregate.version;
      const type = aggregate.constructor as new () => Root;
      const changed = await em.nativeUpdate<Aggregate>(
        type,
        { id: aggregate.id, version: loaded },
        { version: loaded + 1 },
      );
      if (changed === 0) {
        throw new StaleVersionError();
      }
      aggregate.version = loaded + 1;
    }
    await em.flush();
    await this.add({ aggregateId: aggregate.id, aggregateVersion: aggregate.version, ...fact(aggregate) });
  }
}
