import { type Clock, NotFoundError } from '@bitacora/kernel';
import { CLOCK, Database, hashOfSecret, newSecret } from '@bitacora/platform';
import { Inject, Injectable } from '@nestjs/common';
import { successorOf } from '../credentials/successor-of.ts';
import { REFRESH_LIFE, type RefreshToken } from '../domain/refresh-token.ts';

export interface HeldToken extends RefreshToken {
  hash: string;
  session: string;
  userId: string;
  hasSessionEnded: boolean;
}

/** Refresh tokens, stored hashed: each session has a family of them, of which one follows another. */
@Injectable()
export class RefreshTokenRepository {
  constructor(
    private readonly database: Database,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** The first of a session's family. */
  async issue(session: string): Promise<string> {
    return this.store(newSecret(), session);
  }

  /** The one that follows a presented one. The session must be locked. */
  async issueSuccessor(session: string, presented: string): Promise<string> {
    const [row] = await this.database.query<{ refresh_key: string }>(`select refresh_key from sessions where id = ?`, [
      session,
    ]);
    if (!row) throw new NotFoundError();
    return this.store(successorOf(presented, row.refresh_key), session);
  }

  /** A token with its session, which stays locked until the transaction ends: refreshes take turns. */
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

  private async store(token: string, session: string): Promise<string> {
    const now = this.clock.now();
    await this.database.query(
      `insert into refresh_tokens (hash, session_id, created_at, expires_at) values (?, ?, ?, ?)
       on conflict (hash) do nothing`,
      [hashOfSecret(token), session, now, new Date(now.getTime() + REFRESH_LIFE)],
    );
    return token;
  }
}
