import { Injectable } from '@nestjs/common';
import type { LoginPlace } from '../domain/login-place.ts';
import { KnownOrigins } from './known-origins.ts';
import type { Limit } from './limit-rules.ts';
import { Limits } from './limits.ts';

export interface LoginAttempt {
  username: string;
  /** The account of that name; null when there is none, which is counted all the same. */
  userId: string | null;
  /** As which the visitor counts (see `countedAddress`). */
  address: string;
  place: LoginPlace;
  /** The secret that a device keeps since its last login; null when none was shown. */
  device: string | null;
}

/**
 * Who waits after failed logins. Where a person has logged in before, on a device or else at a place, only the failures
 * there count, so that no stranger keeps anybody out. Everywhere else three counters hold at once: the address, whoever
 * it tries to be; the person at that place; and the person at all unknown places together, so that a thousand strangers
 * guess no more than one.
 */
@Injectable()
export class LoginLimits {
  constructor(
    private readonly origins: KnownOrigins,
    private readonly limits: Limits,
  ) {}

  /** Counts an attempt before its work: of many at once only the free ones pass. Throws `rate-limited`. */
  async take(attempt: LoginAttempt): Promise<readonly Limit[]> {
    const limits = await this.limitsOf(attempt);
    await this.limits.take(...limits);
    return limits;
  }

  /**
   * Counts a guess at the second factor before it is looked at, where nobody has logged in before; elsewhere those of the
   * login are enough. Throws `rate-limited`.
   */
  async takeCode({ username, userId }: LoginAttempt, taken: readonly Limit[]): Promise<readonly Limit[]> {
    if (!taken.some(({ rule }) => rule === 'login-person')) return [];
    const limit: Limit = { rule: 'otp-person', of: username, person: username, userId };
    await this.limits.take(limit);
    return [limit];
  }

  /** After a right password: what counts one person at one place starts anew, what counts many gets its attempt back. */
  async succeed(taken: readonly Limit[]): Promise<void> {
    for (const limit of taken) {
      if (limit.rule === 'login-device' || limit.rule === 'login-place') await this.limits.forget(limit);
      else await this.limits.giveBack(limit);
    }
  }

  /** After an attempt that came to nothing: it counts for nothing. */
  async giveBack(taken: readonly Limit[]): Promise<void> {
    for (const limit of taken) await this.limits.giveBack(limit);
  }

  private async limitsOf({ username, userId, address, place, device }: LoginAttempt): Promise<Limit[]> {
    const about = { person: username, userId };
    const known = await this.origins.of(userId, { place, device });
    if (known?.kind === 'device') return [{ rule: 'login-device', of: `${username} ${known.name}`, ...about }];
    const atPlace: Limit = { rule: 'login-place', of: `${username} ${place.address ?? ''}`, ...about };
    if (known) return [atPlace];
    // Always in this order: attempts that meet in two counters wait for each other instead of locking each other out.
    return [{ rule: 'login-address', of: address, userId }, atPlace, { rule: 'login-person', of: username, ...about }];
  }
}
