import { RecentlyUsed } from '@bitacora/kernel';
import { hash } from 'node:crypto';
import type { Caller } from '../context/caller.ts';

const MAXIMUM = 5000;

/**
 * Whom verified tokens belong to, until they expire, so that a signature is checked once and not at every request
 * (architecture#identity-and-trust). Known by the token's digest, which opens nothing; the least recently used make room.
 */
export class RememberedTokens {
  private readonly callers: RecentlyUsed<Caller>;

  constructor(maximum = MAXIMUM) {
    this.callers = new RecentlyUsed(maximum);
  }

  /** `now` in seconds since 1970. Null for a token that is unknown or has expired. */
  find(token: string, now: number): Caller | null {
    const digest = digestOf(token);
    const caller = this.callers.get(digest);
    if (caller && caller.expiresAt > now) return caller;
    this.callers.delete(digest);
    return null;
  }

  /** A token that was verified just now. */
  remember(token: string, caller: Caller): void {
    this.callers.set(digestOf(token), caller);
  }
}

const digestOf = (token: string) => hash('sha256', token, 'base64');
