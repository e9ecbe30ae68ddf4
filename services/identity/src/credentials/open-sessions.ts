import { Database } from '@bitacora/platform';
import { Injectable } from '@nestjs/common';
import type { LoginPlace } from '../domain/login-place.ts';
import { KnownDeviceRepository } from '../persistence/known-device.repository.ts';
import { SessionRepository } from '../persistence/session.repository.ts';
import { type FactorVerdict, SecondFactors } from './second-factors.ts';
import { type TokenPair, TokenPairs } from './token-pairs.ts';

/** From where somebody logs in. */
export interface LoginOrigin {
  place: LoginPlace;
  /** What the device kept of an earlier login; null for one that is not known. */
  device: string | null;
}

/** Why the right password opens nothing yet. */
export type OtpRefusal = Exclude<FactorVerdict, 'passed'>;

export interface LoggedIn {
  pair: TokenPair;
  /** What the device is to keep, to be known again. */
  device: string;
}

/** Opens sessions, within the running transaction: after a login, an activation and a reset alike. */
@Injectable()
export class OpenSessions {
  constructor(
    private readonly database: Database,
    private readonly sessions: SessionRepository,
    private readonly pairs: TokenPairs,
    private readonly devices: KnownDeviceRepository,
    private readonly secondFactors: SecondFactors,
  ) {}

  /**
   * Null when the password that was checked is no longer the account's. `otp`: what was typed beside it; a mailed link
   * takes its place no more than it takes the phone's.
   */
  async open(
    userId: string,
    passwordHash: string,
    { place, device }: LoginOrigin,
    otp: string | null = null,
  ): Promise<LoggedIn | OtpRefusal | null> {
    // The account is locked: a password that changes meanwhile ends this session too, or prevents it.
    const rows = await this.database.query(
      `select id from users where id = ? and password_hash = ? and is_active for share`,
      [userId, passwordHash],
    );
    if (rows.length === 0) return null;
    const verdict = await this.secondFactors.judge(userId, otp);
    if (verdict !== 'passed') return verdict;
    const pair = await this.pairs.issue(userId, await this.sessions.open(userId, place));
    return { pair, device: await this.devices.remember(userId, device) };
  }

  /** After a link that was opened: who has a second factor logs in by it; null then, too. */
  async openByLink(userId: string, passwordHash: string, origin: LoginOrigin): Promise<LoggedIn | null> {
    const opened = await this.open(userId, passwordHash, origin);
    return typeof opened === 'string' ? null : opened;
  }
}
