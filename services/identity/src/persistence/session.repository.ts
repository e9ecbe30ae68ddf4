import type { Clock } from '@bitacora/kernel';
import { newId } from '@bitacora/kernel/ids';
import { CLOCK, Database } from '@bitacora/platform';
import { Inject, Injectable } from '@nestjs/common';
import { hashOfSecret, newSecret } from '../credentials/secrets.ts';
import type { LoginPlace } from '../domain/login-place.ts';
import { REFRESH_LIFE, type RefreshToken } from '../domain/refresh-token.ts';

/** Why a session ended, for whoever looks into it later. */
export type SessionEnd =
  'logout' | 'ended-by-person' | 'refresh-token-reused' | 'password-changed' | 'password-reset' | 'email-change-undone';

export interface HeldToken extends RefreshToken {
  hash: string;
  session: string;
  userId: string;
  hasSessionEnded: boolean;
}

/** Sessions: one login each, with its family of refresh tokens, stored hashed. */
@Injectable()
export class SessionRepository {
  constructor(
    private readonly database: Database,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async open(userId: string, { device, address }: LoginPlace): Promise<string> {
    const id = newId();
    await this.database.query(
      `insert into sessions (id, user_id, created_at, device, address) values (?, ?, ?, ?, ?)`,
      [id, userId, this.clock.now(), device, address],
    );
    return id;
  }

  /** A session is used from somewhere else than before. */
  async move(session: string, { device, address }: LoginPlace): Promise<void> {
    await this.database.query(`update sessions set device = ?, address = ? where id = ?`, [device, address, session]);
  }

  /** A new refresh token of a session's family. */
  async issueToken(session: string): Promise<string> {
    const token = newSecret();
    const now = this.clock.now();
    await this.database.query(
      `insert into refresh_tokens (hash, session_id, created_at, expires_at) values (?, ?, ?, ?)`,
      [hashOfSecret(token), session, now, new Date(now.getTime() + REFRESH_LIFE)],
    );
    return token;
  }

  /** A refresh token with its session, which stays locked until the transaction ends: refreshes take turns. */
  async findLocked(token: string): Promise<HeldToken | null> {
    const hash = hashOfSecret(token);
    await this.database.query(
      `select id from sessions where id = (select session_id from refresh_tokens where hash = ?) for update`,
      [hash],
    );
    return this.find(token);
  }

  async find(token: string): Promise<HeldToken | null> {
    const hash = hashOfSecret(token);
    const [row] = await this.database.query<{
      session: string;
      user_id: string;
      expires_at: string;
      rotated_at: string | null;
      has_ended: boolean;
    }>(
      `select s.id as session, s.user_id, s.ended_at is not null as has_ended,
              to_json(t.expires_at) #>> '{}' as expires_at, to_json(t.rotated_at) #>> '{}' as rotated_at
       from refresh_tokens t join sessions s on s.id = t.session_id where t.hash = ?`,
      [hash],
    );
    if (!row) return null;
    return {
      hash,
      session: row.session,
      userId: row.user_id,
      expiresAt: new Date(row.expires_at),
      rotatedAt: row.rotated_at ? new Date(row.rotated_at) : null,
      hasSessionEnded: row.has_ended,
    };
  }

  /** Marks a token as rotated; its grace counts from the first time. */
  async markRotated({ hash }: HeldToken): Promise<void> {
    await this.database.query(`update refresh_tokens set rotated_at = ? where hash = ? and rotated_at is null`, [
      this.clock.now(),
      hash,
    ]);
  }

  async isOpen(session: string, userId: string): Promise<boolean> {
    const rows = await this.database.query(
      `select 1 as open from sessions where id::text = ? and user_id::text = ? and ended_at is null`,
      [session, userId],
    );
    return rows.length > 0;
  }

  async end(session: string, because: SessionEnd): Promise<void> {
    await this.database.query(`update sessions set ended_at = ?, ended_because = ? where id = ? and ended_at is null`, [
      this.clock.now(),
      because,
      session,
    ]);
  }

  /** Ends a user's sessions, all of them or all but the one that asks. */
  async endAllOf(userId: string, because: SessionEnd, except: string | null = null): Promise<void> {
    await this.database.query(
      `update sessions set ended_at = ?, ended_because = ?
       where user_id = ? and ended_at is null and id::text is distinct from ?`,
      [this.clock.now(), because, userId, except],
    );
  }
}
