import { Database } from '@bitacora/platform';
import { Injectable } from '@nestjs/common';
import { readerName, type Recipient } from '../domain/mail.ts';
import { readerOf } from './reader-of.ts';

/** A service of a journey, or the journey itself. */
export interface About {
  journey: string;
  item: string | null;
}

interface Waiting {
  template: string;
  data: { before?: unknown };
}

/** Whose mails are asked for: an account's own address is compared with no other (decision 37). */
const isTo = `${readerOf('mails')} = ?`;

const isAbout = `journey = ? and data ->> 'item' is not distinct from ?::text`;

/** Nothing of the journey was told there before. */
const isFirst = `not exists (select from mails former
  where former.journey = mails.journey and former.status = 'sent' and ${readerOf('former')} = ${readerOf('mails')})`;

/** What the ledger says that somebody was told of what may change, or will be. */
@Injectable()
export class ToldChanges {
  constructor(private readonly database: Database) {}

  /** What the last mail that left said of it; null where none is known to have said anything. */
  async lastTold({ journey, item }: About, reader: Recipient): Promise<unknown> {
    const [row] = await this.database.query<{ told: unknown }>(
      `select data -> 'told' as told from mails
       where ${isAbout} and data -> 'told' is not null and status = 'sent' and ${isTo}
       order by finished_at desc, id desc limit 1`,
      [journey, item, readerName(reader)],
    );
    return row?.told ?? null;
  }

  /** Whether mails that a record is ready were meant for somebody, and none of them left. */
  async isUntold(journey: string, record: string, reader: Recipient): Promise<boolean> {
    const [row] = await this.database.query<{ untold: boolean | null }>(
      `select bool_and(status not in ('sent', 'bounced')) as untold from mails
       where journey = ? and template = 'service-ready' and data ->> 'record' = ? and ${isTo}`,
      [journey, record, readerName(reader)],
    );
    return row?.untold ?? false;
  }

  /** Whether somebody heard of a service at all: with the purchase or the vouchers, when it was part of them, or by itself. */
  async isKnown({ journey, item, since }: About & { since: string | null }, reader: Recipient): Promise<boolean> {
    const [row] = await this.database.query(
      `select 1 from mails where journey = ? and status = 'sent' and ${isTo}
         and ((template in ('purchase', 'vouchers') and finished_at >= ?::timestamptz) or data ->> 'item' = ?::text) limit 1`,
      [journey, readerName(reader), since ?? 'infinity', item],
    );
    return row !== undefined;
  }

  /** In how many messages somebody was told of changes of a journey within the last hour, or is about to be. */
  async toldLately(journey: string, reader: Recipient): Promise<number> {
    const [row] = await this.database.query<{ count: number }>(
      `select count(distinct coalesce(message::text, bundle, id::text))::int as count from mails
       where journey = ? and data -> 'before' is not null and ${isTo}
         and (status in ('waiting', 'sending') or (status = 'sent' and finished_at > now() - interval '1 hour'))`,
      [journey, readerName(reader)],
    );
    return row?.count ?? 0;
  }

  /** What is still to leave to somebody and says all that there is to say of it, the oldest first. */
  async waiting({ journey, item }: About, record: string | null, reader: Recipient): Promise<Waiting[]> {
    return this.database.query<Waiting>(
      `select template, data from mails
       where journey = ? and status in ('waiting', 'sending') and occasion not like 'again:%' and ${isTo}
         and ((template = 'purchase' and ${isFirst})
           or (template = 'service-ready' and data ->> 'item' = ?::text and data ->> 'record' = ?::text)
           or (data -> 'before' is not null and data ->> 'item' is not distinct from ?::text))
       order by created_at, id`,
      [journey, readerName(reader), item, record, item],
    );
  }
}
