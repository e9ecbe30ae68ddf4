import type { EventName } from '@bitacora/contracts';
import { ForeignError, NotFoundError } from '@bitacora/kernel';
import { Database, Outbox, ownOf } from '@bitacora/platform';
import { LockMode } from '@mikro-orm/core';
import { Injectable } from '@nestjs/common';
import type { Journey } from '../domain/journey.ts';
import { LuggageRequest } from '../domain/luggage-request.ts';
import type { Target } from './journey.repository.ts';
import { luggageRequestSnapshot } from './luggage-request.snapshot.ts';

const locked = { lockMode: LockMode.PESSIMISTIC_WRITE } as const;

@Injectable()
export class LuggageRequestRepository {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
  ) {}

  find(id: string): Promise<LuggageRequest | null> {
    return this.database.em.findOne(LuggageRequest, { id });
  }

  /** Locked for the running transaction. Throws `not-found` when the agency has none. */
  async getLocked({ id, agency }: Target): Promise<LuggageRequest> {
    return ownOf(await this.database.em.findOne(LuggageRequest, { id }, locked), agency);
  }

  /** The same for who asked. Throws `not-found` for everybody else. */
  async getOwnLocked(id: string, userId: string): Promise<LuggageRequest> {
    const request = await this.database.em.findOne(LuggageRequest, { id }, locked);
    if (!request) throw new NotFoundError();
    if (request.userId !== userId) throw new ForeignError();
    return request;
  }

  /** Whether a passenger waits for an answer about a ticket. */
  async isOpen(packageService: string, passenger: string): Promise<boolean> {
    return (await this.database.em.count(LuggageRequest, { packageService, passenger, status: 'open' })) > 0;
  }

  /** Takes back what nobody needs an answer to, as a journey is from now on. */
  async withdrawPointless(journey: Journey): Promise<void> {
    const open = await this.database.em.find(LuggageRequest, { journey: journey.id, status: 'open' }, locked);
    for (const request of open.filter((one) => one.isPointless(journey))) {
      request.withdraw();
      await this.save(request);
    }
  }

  async save(request: LuggageRequest): Promise<void> {
    await this.outbox.save(request, () => ({ name: names[request.status], data: luggageRequestSnapshot(request) }));
  }
}

/** What is told of a request that was saved. */
const names = {
  open: 'journeys.luggage-requested',
  answered: 'journeys.luggage-request-answered',
  withdrawn: 'journeys.luggage-request-withdrawn',
} as const satisfies Record<LuggageRequest['status'], EventName>;
