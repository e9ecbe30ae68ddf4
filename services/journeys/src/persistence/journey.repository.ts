import { Database, Outbox } from '@bitacora/platform';
import { LockMode } from '@mikro-orm/core';
import { Injectable } from '@nestjs/common';
import { Journey } from '../domain/journey.ts';
import { journeySnapshot } from './journey.snapshot.ts';
import { readPackageServices } from './package-services.ts';

@Injectable()
export class JourneyRepository {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
  ) {}

  /** A journey with its items, as it is now. */
  async find(id: string): Promise<Journey | null> {
    return this.withServices(await this.database.em.findOne(Journey, { id }));
  }

  /** The same, locked for the running transaction: a second writer waits instead of failing. */
  async findLocked(id: string): Promise<Journey | null> {
    return this.withServices(await this.database.em.findOne(Journey, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE }));
  }

  /** Saves a journey with its items, once, whatever number of them changed. Throws `conflict` on a stale one. */
  async save(journey: Journey): Promise<void> {
    const name = journey.version === 0 ? 'journeys.journey-created' : 'journeys.journey-updated';
    this.database.em.persist(journey.services);
    await this.outbox.save(journey, () => ({ name, data: journeySnapshot(journey) }));
  }

  private async withServices<Found extends Journey | null>(journey: Found): Promise<Found> {
    if (journey) await readPackageServices(this.database.em, [journey]);
    return journey;
  }
}
