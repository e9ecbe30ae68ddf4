import {
  type EventEnvelope,
  type EventName,
  envelopeSchema,
  events,
  eventsFor,
  isEventName,
  type ProcessName,
} from '@bitacora/contracts';
import { AppError, UnavailableError } from '@bitacora/kernel';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { withRequestContext } from '../context/request-context.ts';
import { Database } from '../database/database.ts';
import { PROCESS_NAME } from '../tokens.ts';
import { type Consumer, CONSUMES } from './consumer.ts';

/** An event that can never be handled, however often it is tried. */
class PoisonError extends AppError {
  constructor(reason: string, options?: ErrorOptions) {
    super('invalid', 'poison_event', reason, options);
  }
}

/** An event that this release does not know: a newer replica may, while one takes the other's place (architecture#events). */
export class UnknownEventError extends UnavailableError {
  constructor(
    readonly reason: string,
    options?: ErrorOptions,
  ) {
    super('unknown_event', options);
  }
}

/** Twice delivered, once done: an event's consumers and its inbox row share one transaction (architecture#events). */
@Injectable()
export class Inbox implements OnModuleInit {
  private readonly consumers = new Map<EventName, Consumer<EventName>[]>();

  constructor(
    private readonly discovery: DiscoveryService,
    private readonly database: Database,
    @Inject(PROCESS_NAME) private readonly process: ProcessName,
  ) {}

  onModuleInit(): void {
    for (const { metatype, instance } of this.discovery.getProviders()) {
      const names = metatype && (Reflect.getMetadata(CONSUMES, metatype) as EventName[] | undefined);
      for (const name of names ?? []) {
        this.consumers.set(name, [...(this.consumers.get(name) ?? []), instance as Consumer<EventName>]);
      }
    }
    const handled = [...this.consumers.keys()].sort();
    const expected = eventsFor(this.process);
    const missing = expected.filter((name) => !handled.includes(name));
    const extra = handled.filter((name) => !expected.includes(name));
    if (missing.length > 0 || extra.length > 0) {
      throw new Error(
        `${this.process} does not consume what the routing table says; missing: ${missing.join(', ') || 'none'}; extra: ${extra.join(', ') || 'none'}`,
      );
    }
  }

  /**
   * Handles an event once. Answers whether this delivery did it. Throws PoisonError for what is no event, and
   * UnknownEventError for one that this release cannot read, or that came by the queue and nobody here handles: who sent it
   * knows a release that does.
   */
  async receive(delivered: unknown, { isQueued = false } = {}): Promise<'handled' | 'duplicate'> {
    const envelope = this.parse(delivered);
    if (isQueued && !this.consumers.has(envelope.name)) throw new UnknownEventError(`nobody handles ${envelope.name}`);
    return withRequestContext({ requestId: envelope.correlation_id }, () =>
      this.database.transaction(async () => {
        const [fresh] = await this.database.query(
          `insert into inbox (event_id) values (?) on conflict do nothing returning event_id`,
          [envelope.id],
        );
        if (!fresh) return 'duplicate';
        for (const consumer of this.consumers.get(envelope.name) ?? []) {
          await consumer.handle(envelope as Parameters<typeof consumer.handle>[0]);
          await this.database.em.flush();
        }
        return 'handled';
      }),
    );
  }

  private parse(delivered: unknown): EventEnvelope & { name: EventName } {
    const envelope = envelopeSchema.safeParse(delivered);
    if (!envelope.success) throw new PoisonError('not an event envelope', { cause: envelope.error });
    const { name } = envelope.data;
    if (!isEventName(name)) throw new UnknownEventError(`unknown event ${name}`);
    const data = events[name].data.safeParse(envelope.data.data);
    if (!data.success) throw new UnknownEventError(`data of ${name} do not fit`, { cause: data.error });
    return { ...envelope.data, name, data: data.data };
  }
}
