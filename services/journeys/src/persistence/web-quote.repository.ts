import type { EventData, EventName } from '@bitacora/contracts';
import { NotFoundError } from '@bitacora/kernel';
import { Database, Outbox, ownOf } from '@bitacora/platform';
import { LockMode } from '@mikro-orm/core';
import { Injectable } from '@nestjs/common';
import { WebQuote } from '../domain/web-quote.ts';
import type { Target } from './journey.repository.ts';
import { handledQuoteSnapshot } from './web-quote.snapshot.ts';

@Injectable()
export class WebQuoteRepository {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
  ) {}

  async isThere({ id, agency }: Target): Promise<boolean> {
    return (await this.database.query(`select 1 from web_quotes where id = ? and agency = ?`, [id, agency])).length > 0;
  }

  /** Locked for the running transaction. Throws `not-found` when the agency has none. */
  async getLocked({ id, agency }: Target): Promise<WebQuote> {
    const quote = await this.database.em.findOne(WebQuote, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    return ownOf(quote, agency);
  }

  /** The one that a link is of, locked for the running transaction. Throws `not-found` when there is none. */
  async getLockedByLink(linkHash: string): Promise<WebQuote> {
    const [row] = await this.database.query<Target>(
      `select id, agency from web_quotes where proposals @> ?::jsonb or proposals @> ?::jsonb`,
      [JSON.stringify([{ linkHash }]), JSON.stringify([{ copiedLinks: [{ linkHash }] }])],
    );
    if (!row) throw new NotFoundError();
    return this.getLocked(row);
  }

  /** With what becomes of it, told to who mails it. */
  async save<Name extends EventName>(quote: WebQuote, told?: { name: Name; data: EventData<Name> }): Promise<void> {
    const name = quote.version === 0 ? 'journeys.quote-created' : 'journeys.quote-updated';
    await this.outbox.save(quote, () => ({ name, data: handledQuoteSnapshot(quote) }));
    if (told) await this.outbox.add({ ...told, aggregateId: quote.id, aggregateVersion: quote.version });
  }
}
