import type { EventName } from '@bitacora/contracts';
import { type Clock, ForeignError, NotFoundError } from '@bitacora/kernel';
import { CLOCK, Database, Outbox, ownOf } from '@bitacora/platform';
import { LockMode } from '@mikro-orm/core';
import { Inject, Injectable } from '@nestjs/common';
import type { Journey } from '../domain/journey.ts';
import { LuggageRequest, unanswered } from '../domain/luggage-request.ts';
import type { Target } from './journey.repository.ts';
import { luggageRequestSnapshot } from './luggage-request.snapshot.ts';

const locked = { lockMode: LockMode.PESSIMISTIC_WRITE } as const;

@Injectable()
export class LuggageRequestRepository {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
    @Inject(CLOCK) private readonly clock: Clock,
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

  /** Lets what nobody answered wait, or not, as a journey is from now on; the newest first, in whose place no former one waits. */
  async followJourney(journey: Journey): Promise<void> {
    const where = { journey: journey.id, status: { $in: unanswered } };
    const found = await this.database.em.find(LuggageRequest, where, { ...locked, orderBy: { id: 'desc' } });
    for (const request of found) {
      if (!request.follow(journey, found, this.clock.now())) continue;
      await this.save(request, request.status === 'open' ? 'journeys.luggage-request-resumed' : undefined);
    }
  }

  async save(request: LuggageRequest, name: EventName = names[request.status]): Promise<void> {
    await this.outbox.save(request, () => ({ name, data: luggageRequestSnapshot(request) }));
  }
}

/** What is told of a request that was saved. */
const names = {
  open: 'journeys.luggage-requested',
  answered: 'journeys.luggage-request-answered',
  withdrawn: 'journeys.luggage-request-withdrawn',
  suspended: 'journeys.luggage-request-suspended',
} as const satisfies Record<LuggageRequest['status'], EventName>;
