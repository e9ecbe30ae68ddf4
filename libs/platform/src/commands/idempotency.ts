import { AppError } from '@bitacora/kernel';
import { Injectable } from '@nestjs/common';
import { currentContext, type RequestContext } from '../context/request-context.ts';
import { Database } from '../database/database.ts';

type Key = NonNullable<RequestContext['idempotency']>;

/** Somebody who works for another agency now is answered nothing that the former one was. */
const callerName = () => {
  const caller = currentContext()?.caller;
  if (!caller) return 'visitor';
  return caller.agency === null ? caller.userId : `${caller.userId} ${caller.agency}`;
};

/** The first answer to an `Idempotency-Key`, kept for 24 h per caller, route and key (product 13.7). */
@Injectable()
export class Idempotency {
  constructor(private readonly database: Database) {}

  /** The stored answer of a repeated request; null for a new one. Throws `key-reused` (422) for another request. */
  async answerOf({ key, route, hash }: Key): Promise<{ answer: unknown } | null> {
    const [row] = await this.database.query<{ hash: string; answer: unknown }>(
      `select hash, answer from idempotency_keys
       where caller = ? and route = ? and key = ? and created_at > now() - interval '24 hours'`,
      [callerName(), route, key],
    );
    if (!row) return null;
    if (row.hash !== hash) {
      throw new AppError('key-reused', 'idempotency_key_reused', 'Esta clave ya se usó con otros datos');
    }
    return { answer: row.answer };
  }

  /** Stores the answer within the command's transaction: both hold, or neither. */
  async remember({ key, route, hash }: Key, answer: unknown): Promise<void> {
    await this.database.query(
      `delete from idempotency_keys
       where caller = ? and route = ? and key = ? and created_at <= now() - interval '24 hours'`,
      [callerName(), route, key],
    );
    await this.database.query(
      `insert into idempotency_keys (caller, route, key, hash, answer) values (?, ?, ?, ?, ?::jsonb)`,
      [callerName(), route, key, hash, JSON.stringify(answer ?? null)],
    );
  }
}
