import type { EventData } from '@bitacora/contracts';
import type { Clock } from '@bitacora/kernel';
import { newId } from '@bitacora/kernel/ids';
import { CLOCK, Database, newSecret, Outbox, SecurityLog } from '@bitacora/platform';
import { Inject, Injectable } from '@nestjs/common';
import type { LoginPlace } from '../domain/login-place.ts';

/** More than anybody has devices; sessions are free, and each may hold streams. */
const MAXIMUM_SESSIONS = 30;

/** Why a session ended, for whoever looks into it later. */
export type SessionEnd =
  | 'logout'
  | 'second-factor-set'
  | 'second-factor-removed'
  | 'ended-by-person'
  | 'too-many'
  | 'refresh-token-reused'
  | 'password-changed'
  | 'password-reset'
  | 'password-discarded'
  | 'dismissed'
  | 'cedula-released'
  | 'email-change-undone'
  | 'email-confirmed';

interface EndedSession {
  id: string;
  user_id: string;
}

/** Sessions: one login each. */
@Injectable()
export class SessionRepository {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
    private readonly security: SecurityLog,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Above the most that a person may have, the one that is unused longest ends. */
  async open(userId: string, { device, address }: LoginPlace): Promise<string> {
    const id = newId();
    await this.database.query(
      `insert into sessions (id, user_id, created_at, device, address, refresh_key) values (?, ?, ?, ?, ?, ?)`,
      [id, userId, this.clock.now(), device, address, newSecret()],
    );
    await this.endUnused(userId, id);
    return id;
  }

  /** A session is used from somewhere else than before. */
  async move(session: string, { device, address }: LoginPlace): Promise<void> {
    await this.database.query(`update sessions set device = ?, address = ? where id = ?`, [device, address, session]);
  }

  async isOpen(session: string, userId: string): Promise<boolean> {
    const rows = await this.database.query(
      `select 1 as open from sessions where id = ? and user_id = ? and ended_at is null`,
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

  /**
   * Ends a user's sessions, all of them or all but the one that asks. Unless it is only about where somebody is logged in,
   * nobody reads an employee's calendar at its secret address any more either, whoever made it.
   */
  async endAllOf(userId: string, because: SessionEnd, except: string | null = null): Promise<void> {
    const ended = await this.database.query<EndedSession>(
      `update sessions set ended_at = ?, ended_because = ?
       where user_id = ? and ended_at is null and id is distinct from ? returning id, user_id`,
      [this.clock.now(), because, userId, except],
    );
    const endsCalendar = because !== 'ended-by-person' && (await this.isOfStaff(userId));
    if (ended.length > 0 || endsCalendar) await this.tell(userId, ended, because, endsCalendar);
  }

  /**
   * Access tokens that were signed before now are refused, and a refresh makes new ones: for a person whose roles have
   * changed. To be called when the change is stored, in its transaction.
   */
  async reissueTokensOf(userId: string): Promise<void> {
    await this.emit(userId, { sessions: [], reissue: true });
  }

  /** The same for staff who have no role any more until they have a second factor; what they opened without one ends, too. */
  async shutOutUntilSecondFactor(userId: string): Promise<void> {
    await this.emit(userId, { sessions: [], reissue: true, ends_calendar: true });
  }

  private async endUnused(userId: string, opened: string): Promise<void> {
    const ended = await this.database.query<EndedSession>(
      `update sessions set ended_at = ?, ended_because = 'too-many' where id in (
         select s.id from sessions s where s.user_id = ? and s.ended_at is null and s.id <> ?
         order by (select max(t.created_at) from refresh_tokens t where t.session_id = s.id) desc nulls last, s.id
         offset ${MAXIMUM_SESSIONS - 1} for update of s skip locked)
       returning id, user_id`,
      [this.clock.now(), userId, opened],
    );
    if (ended.length > 0) await this.tell(userId, ended, 'too-many');
  }

  /** Whether somebody works for an agency, or did. */
  private async isOfStaff(userId: string): Promise<boolean> {
    return (await this.database.query(`select from employees where user_id = ? limit 1`, [userId])).length > 0;
  }

  private async tell(
    userId: string,
    ended: readonly EndedSession[],
    because: SessionEnd,
    endsCalendar = false,
  ): Promise<void> {
    const sessions = ended.map(({ id }) => id);
    await this.emit(userId, { sessions, reissue: false, ...(endsCalendar && { ends_calendar: true }) });
    this.database.afterCommit(() => {
      for (const { id } of ended) this.security.record('sessions-ended', { userId, session: id, reason: because });
    });
  }

  private async emit(
    userId: string,
    what: Omit<EventData<'identity.sessions-ended'>, 'user_id' | 'at'>,
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
