import type { EventData } from '@bitacora/contracts';
import { type Clock, NotFoundError } from '@bitacora/kernel';
import { newId } from '@bitacora/kernel/ids';
import { CLOCK, Database, Outbox, SecurityLog } from '@bitacora/platform';
import { Inject, Injectable } from '@nestjs/common';
import { hashOfSecret, newSecret, successorOf } from '../credentials/secrets.ts';
import type { LoginPlace } from '../domain/login-place.ts';
import { REFRESH_LIFE, type RefreshToken } from '../domain/refresh-token.ts';

/** Why a session ended, for whoever looks into it later. */
export type SessionEnd =
  'logout' | 'ended-by-person' | 'refresh-token-reused' | 'password-changed' | 'password-reset' | 'email-change-undone';

interface EndedSession {
  id: string;
  user_id: string;
}

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
    private readonly outbox: Outbox,
    private readonly security: SecurityLog,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async open(userId: string, { device, address }: LoginPlace): Promise<string> {
    const id = newId();
    await this.database.query(
      `insert into sessions (id, user_id, created_at, device, address, refresh_key) values (?, ?, ?, ?, ?, ?)`,
      [id, userId, this.clock.now(), device, address, newSecret()],
    );
    return id;
  }

  /** A session is used from somewhere else than before. */
  async move(session: string, { device, address }: LoginPlace): Promise<void> {
    await this.database.query(`update sessions set device = ?, address = ? where id = ?`, [device, address, session]);
  }

  /** The first refresh token of a session's family. */
  async issueToken(session: string): Promise<string> {
    return this.store(newSecret(), session);
  }

  /** The one refresh token that follows a presented one. The session must be locked. */
  async issueSuccessor(session: string, presented: string): Promise<string> {
    // A session from before keys were kept gets its own now.
    const [row] = await this.database.query<{ refresh_key: string }>(
      `update sessions set refresh_key = coalesce(refresh_key, ?) where id = ? returning refresh_key`,
      [newSecret(), session],
    );
    if (!row) throw new NotFoundError();
    return this.store(successorOf(presented, row.refresh_key), session);
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
    const ended = await this.database.query<EndedSession>(
      `update sessions set ended_at = ?, ended_because = ? where id = ? and ended_at is null returning id, user_id`,
      [this.clock.now(), because, session],
    );
    for (const { user_id: userId } of ended) await this.tell(userId, ended, because);
  }

  /** Ends a user's sessions, all of them or all but the one that asks. */
  async endAllOf(userId: string, because: SessionEnd, except: string | null = null): Promise<void> {
    const ended = await this.database.query<EndedSession>(
      `update sessions set ended_at = ?, ended_because = ?
       where user_id = ? and ended_at is null and id::text is distinct from ? returning id, user_id`,
      [this.clock.now(), because, userId, except],
    );
    if (ended.length > 0) await this.tell(userId, ended, because);
  }

  /**
   * Access tokens that were signed before now are refused, and a refresh makes new ones: for a person whose roles have
   * changed. To be called when the change is stored, in its transaction.
   */
  async reissueTokensOf(userId: string): Promise<void> {
    await this.emit(userId, { sessions: [], reissue: true });
  }

  private async tell(userId: string, ended: readonly EndedSession[], because: SessionEnd): Promise<void> {
    await this.emit(userId, { sessions: ended.map(({ id }) => id), reissue: false });
    this.database.afterCommit(() => {
      for (const { id } of ended) this.security.record('sessions-ended', { userId, session: id, reason: because });
    });
  }

  private async emit(
    userId: string,
    what: Pick<EventData<'identity.sessions-ended'>, 'sessions' | 'reissue'>,
  ): Promise<void> {
    const [user] = await this.database.query<{ version: number }>(`select version from users where id = ?`, [userId]);
    await this.outbox.add({
      name: 'identity.sessions-ended',
      aggregateId: userId,
      aggregateVersion: user?.version ?? 1,
      data: { user_id: userId, ...what, at: this.clock.now().toISOString() },
    });
  }
}
