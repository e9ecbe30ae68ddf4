import { NotFoundError } from '@bitacora/kernel';
import { Database, Outbox, ownOf } from '@bitacora/platform';
import { LockMode } from '@mikro-orm/core';
import { Injectable } from '@nestjs/common';
import { Journey } from '../domain/journey.ts';
import type { PackageService } from '../domain/package-service.ts';
import { journeySnapshot } from './journey.snapshot.ts';
import { readPackageServices } from './package-services.ts';

/** What somebody changes for an agency. */
export interface Target {
  id: string;
  agency: string;
}

interface Changes {
  /** Items that it had before. */
  removed?: readonly PackageService[];
  /** Whether this calls it off. */
  isCancelled?: boolean;
}

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

  /** Who travels on an agency's journey now; nobody where it has none of that id. */
  async passengersOf({ id, agency }: Target): Promise<string[]> {
    const [row] = await this.database.query<{ passengers: string[] }>(
      `select passengers from journeys where id = ? and agency = ?`,
      [id, agency],
    );
    return row?.passengers ?? [];
  }

  /** A journey with its items, locked for the running transaction: a second writer waits instead of failing. */
  async findLocked(id: string): Promise<Journey | null> {
    return this.withServices(await this.database.em.findOne(Journey, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE }));
  }

  /** The same by a link, which says nothing of agencies. Throws `not-found` without it. */
  async getLockedByLink(id: string): Promise<Journey> {
    const journey = await this.findLocked(id);
    if (!journey) throw new NotFoundError();
    return journey;
  }

  /** The journey that has an item, as it is now. */
  async findOfItem(item: string): Promise<Journey | null> {
    const id = await this.idOfItem(item);
    return id === null ? null : this.find(id);
  }

  /** The same, locked for the running transaction. */
  async findOfItemLocked(item: string): Promise<Journey | null> {
    const id = await this.idOfItem(item);
    return id === null ? null : this.findLocked(id);
  }

  /** An agency's journey to change. Throws `not-found` when it has none of that id. */
  async getLocked({ id, agency }: Target): Promise<Journey> {
    return ownOf(await this.findLocked(id), agency);
  }

  /** The same for the journey that has an item. */
  async getOfItemLocked({ id, agency }: Target): Promise<Journey> {
    const journey = await this.idOfItem(id);
    if (journey === null) throw new NotFoundError();
    return this.getLocked({ id: journey, agency });
  }

  /**
   * Saves a journey with its items, once, whatever number of them changed, and tells of those that are gone. Throws
   * `conflict` on a stale one.
   */
  async save(journey: Journey, { removed = [], isCancelled = false }: Changes = {}): Promise<void> {
    const isNew = journey.version === 0;
    const name = isCancelled
      ? 'journeys.journey-cancelled'
      : isNew
        ? 'journeys.journey-created'
        : 'journeys.journey-updated';
    const { em } = this.database;
    em.persist(journey.services);
    for (const item of removed) em.remove(item);
    await this.outbox.save(journey, () => ({ name, data: journeySnapshot(journey) }));
    for (const { id } of removed) {
      const data = { package_service: id, journey: journey.id, agency: journey.agency };
      await this.outbox.add({ name: 'journeys.package-service-removed', aggregateId: id, aggregateVersion: 1, data });
    }
  }

  /**
   * That one of its passengers opened its chat, unless that was told since then: a fact by itself, for nothing of the
   * journey is otherwise. The journey is locked, so that of two presses at once one is told.
   */
  async noteChat({ id, agency, version }: Journey, passenger: string, since: Date): Promise<void> {
    const told = await this.database.query(
      `select from history where aggregate_id = ? and name = 'journeys.chat-opened' and occurred_at >= ?::timestamptz
         and envelope -> 'data' ->> 'passenger' = ? limit 1`,
      [id, since.toISOString(), passenger],
    );
    if (told.length > 0) return;
    const data = { journey: id, agency, passenger };
    await this.outbox.add({ name: 'journeys.chat-opened', aggregateId: id, aggregateVersion: version, data });
  }

  private async idOfItem(item: string): Promise<string | null> {
    const [row] = await this.database.query<{ journey: string }>(`select journey from package_services where id = ?`, [
      item,
    ]);
    return row?.journey ?? null;
  }

  private async withServices<Found extends Journey | null>(journey: Found): Promise<Found> {
    if (journey) await readPackageServices(this.database.em, [journey]);
    return journey;
  }
}
