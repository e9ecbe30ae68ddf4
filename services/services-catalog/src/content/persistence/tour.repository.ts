import { Database, Outbox, ownOf } from '@bitacora/platform';
import { LockMode } from '@mikro-orm/core';
import { Injectable } from '@nestjs/common';
import { freeSlug, slugOf } from '../domain/slug.ts';
import { Tour } from '../domain/tour.ts';
import { tourSnapshot } from './tour.snapshot.ts';

@Injectable()
export class TourRepository {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
  ) {}

  /** A tour that was not removed, locked for the running transaction. Throws `not-found` when the agency has none. */
  async getLocked(id: string, agency: string): Promise<Tour> {
    const present = { id, removedAt: null };
    return ownOf(await this.database.em.findOne(Tour, present, { lockMode: LockMode.PESSIMISTIC_WRITE }), agency);
  }

  /** All of the agency's tours; call it in the list's turn, so that no tour is added meanwhile. */
  findAll(agency: string): Promise<Tour[]> {
    return this.database.em.find(
      Tour,
      { agency, removedAt: null },
      { lockMode: LockMode.PESSIMISTIC_WRITE, orderBy: { id: 'asc' } },
    );
  }

  /** How many tours the agency has. */
  count(agency: string): Promise<number> {
    return this.database.em.count(Tour, { agency, removedAt: null });
  }

  /** Whoever adds to the agency's list, or orders it, takes turns until the transaction ends. */
  async takeList(agency: string): Promise<void> {
    await this.database.query(`select pg_advisory_xact_lock(hashtextextended(?, 1))`, [agency]);
  }

  /** The address and the place of a tour that is added last; call it in the list's turn. */
  async placeFor(title: string, agency: string): Promise<{ slug: string; position: number }> {
    const slug = slugOf(title);
    const [last] = await this.database.query<{ position: number }>(
      `select coalesce(max(position), 0) as position from tours where agency = ? and removed_at is null`,
      [agency],
    );
    const taken = await this.database.query<{ slug: string }>(
      `select slug from tours where agency = ? and (slug = ? or slug like ?)`,
      [agency, slug, `${slug}-%`],
    );
    return { slug: freeSlug(slug, new Set(taken.map((row) => row.slug))), position: (last?.position ?? 0) + 1 };
  }

  async save(tour: Tour): Promise<void> {
    await this.outbox.save(tour, () => ({ name: 'services-catalog.content-published', data: tourSnapshot(tour) }));
  }
}
