import { notThere } from '@bitacora/contracts/messages';
import type { Clock } from '@bitacora/kernel';
import { CLOCK, Database, hashOfSecret, newSecret } from '@bitacora/platform';
import { Inject, Injectable } from '@nestjs/common';
import {
  MAILED_AGAIN_AFTER,
  TOKEN_LIFE,
  type TokenPurpose,
  type TokenSubject,
  UNDO_LIFE,
  type UserToken,
} from '../domain/user-token.ts';

/** The address that an account in use waits to move to. */
export interface WaitingEmail {
  email: string;
  emailChange: string;
}

interface Row {
  purpose: TokenPurpose;
  serial: number;
  expires_at: string;
  used_at: string | null;
  is_done: boolean;
  email: string | null;
  email_change: string | null;
  passenger_id: string | null;
  employee_id: string | null;
}

/** The row of the address that a user waits to move to, at a time. */
export const waitingRow = (userId: string): string => `
  user_tokens where user_id = ${userId} and purpose = 'email-confirmation' and used_at is null and expires_at > ?
  order by serial desc limit 1`;

/** The secrets of mailed links, stored hashed, with what each is about. */
@Injectable()
export class UserTokenRepository {
  constructor(
    private readonly database: Database,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async issue(
    userId: string,
    purpose: TokenPurpose,
    { email = null, emailChange = null, passengerId = null, employeeId = null }: Partial<TokenSubject> = {},
  ): Promise<{ token: string; expiresAt: Date }> {
    const token = newSecret();
    const expiresAt = new Date(this.clock.now().getTime() + TOKEN_LIFE[purpose]);
    await this.database.query(
      `insert into user_tokens (hash, user_id, purpose, expires_at, email, email_change, passenger_id, employee_id)
       values (?, ?, ?, ?, ?, ?, ?, ?)`,
      [hashOfSecret(token), userId, purpose, expiresAt, email, emailChange, passengerId, employeeId],
    );
    return { token, expiresAt };
  }

  /** A link of an account, whatever it is for. */
  async find(userId: string, token: string): Promise<UserToken | null> {
    const [row] = await this.database.query<Row>(
      `select purpose, serial::int as serial, to_json(expires_at) #>> '{}' as expires_at,
              to_json(used_at) #>> '{}' as used_at, done_at is not null as is_done, email, email_change, passenger_id, employee_id
       from user_tokens where hash = ? and user_id = ?`,
      [hashOfSecret(token), userId],
    );
    if (!row) return null;
    return {
      purpose: row.purpose,
      serial: row.serial,
      expiresAt: new Date(row.expires_at),
      usedAt: row.used_at ? new Date(row.used_at) : null,
      isDone: row.is_done,
      email: row.email,
      emailChange: row.email_change,
      passengerId: row.passenger_id,
      employeeId: row.employee_id,
    };
  }

  /** The e-mail that waits for its link to be opened. */
  async waitingEmail(userId: string): Promise<WaitingEmail | null> {
    const [row] = await this.database.query<{ email: string; email_change: string }>(
      `select email, email_change from ${waitingRow('?')}`,
      [userId, this.clock.now()],
    );
    return row ? { email: row.email, emailChange: row.email_change } : null;
  }

  /** The same. Throws `not-found` when no address waits. */
  async getWaitingEmail(userId: string): Promise<WaitingEmail> {
    const waiting = await this.waitingEmail(userId);
    if (!waiting) throw notThere('no_waiting_email');
    return waiting;
  }

  /** Whether somebody has a link to choose a password that was mailed just now and still works. */
  async hasNewLinkToPassword(userId: string): Promise<boolean> {
    const since = this.clock.now().getTime() - MAILED_AGAIN_AFTER;
    const [row] = await this.database.query<{ has: boolean }>(
      `select exists (
         select from user_tokens where user_id = ? and used_at is null
         and (purpose = 'password-reset' and expires_at > ? or purpose = 'activation' and expires_at > ?)
       ) as has`,
      [userId, new Date(since + TOKEN_LIFE['password-reset']), new Date(since + TOKEN_LIFE.activation)],
    );
    return row?.has ?? false;
  }

  /** Every link of these purposes that the user still holds stops working. */
  async useUp(userId: string, ...purposes: TokenPurpose[]): Promise<void> {
    await this.database.query(
      `update user_tokens set used_at = ?
       where user_id = ? and purpose in (${purposes.map(() => '?').join(', ')}) and used_at is null`,
      [this.clock.now(), userId, ...purposes],
    );
  }

  /** Every link of an account that is closed stops working. */
  async useUpAll(userId: string): Promise<void> {
    await this.database.query(`update user_tokens set used_at = ? where user_id = ? and used_at is null`, [
      this.clock.now(),
      userId,
    ]);
  }

  /** Whoever was asked about a passenger cannot agree any more. */
  async useUpOfPassenger(passengerId: string): Promise<void> {
    await this.database.query(`update user_tokens set used_at = ? where passenger_id = ? and used_at is null`, [
      this.clock.now(),
      passengerId,
    ]);
  }

  /** Whoever was asked to work as an employee cannot agree any more. */
  async useUpOfEmployee(employeeId: string): Promise<void> {
    await this.database.query(`update user_tokens set used_at = ? where employee_id = ? and used_at is null`, [
      this.clock.now(),
      employeeId,
    ]);
  }

  /** The change by which an account came to its e-mail, as far as it is not undone. */
  async confirmedChange(userId: string): Promise<string | null> {
    const [row] = await this.database.query<{ email_change: string }>(
      `select t.email_change from user_tokens t
       where t.user_id = ? and t.purpose = 'email-confirmation' and t.done_at is not null and not exists (
         select from user_tokens u where u.email_change = t.email_change and u.purpose = 'email-undo' and u.used_at is not null)
       order by t.serial desc limit 1`,
      [userId],
    );
    return row?.email_change ?? null;
  }

  /** What a link asks for is done: it stops working, and so does every one that held beside it for the same. */
  async finish(
    userId: string,
    { purpose, passengerId, employeeId }: Pick<UserToken, 'purpose' | 'passengerId' | 'employeeId'>,
  ): Promise<void> {
    const now = this.clock.now();
    await this.database.query(
      `update user_tokens set used_at = ?, done_at = ?
       where user_id = ? and purpose = ? and used_at is null
         and passenger_id is not distinct from ?::uuid and employee_id is not distinct from ?::uuid`,
      [now, now, userId, purpose, passengerId, employeeId],
    );
  }

  /**
   * All undos of a change end, and those of every later one: answers which changes these are. Those of earlier changes
   * stay: they restore what was before. Those of the change itself did their work, whichever of them was pressed.
   */
  async useUpUndosFrom(
    userId: string,
    { serial, emailChange }: Pick<UserToken, 'serial' | 'emailChange'>,
  ): Promise<string[]> {
    const now = this.clock.now();
    const ended = await this.database.query<{ email_change: string }>(
      `update user_tokens set used_at = ?, done_at = case when email_change = ? then ?::timestamptz end
       where user_id = ? and purpose = 'email-undo' and (serial >= ? or email_change = ?) and used_at is null
       returning email_change`,
      [now, emailChange, now, userId, serial, emailChange],
    );
    return ended.map(({ email_change }) => email_change);
  }

  /** The link that undoes a change works for another while from `effect`, when the change takes effect at the latest. */
  async keepUndo(emailChange: string, effect: Date): Promise<void> {
    await this.database.query(
      `update user_tokens set expires_at = ? where email_change = ? and purpose = 'email-undo' and used_at is null`,
      [new Date(effect.getTime() + UNDO_LIFE), emailChange],
    );
  }
}
