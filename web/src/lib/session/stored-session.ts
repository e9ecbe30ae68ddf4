import type { currentUser } from '@bitacora/contracts';
import type { z } from 'zod';
import { randomId } from '../random-id.ts';

export type SessionUser = z.infer<typeof currentUser>;

export interface Tokens {
  access: string;
  refresh: string;
}

export interface StoredSession extends Tokens {
  /** The same from one login to its end, through every renewal: tells a session from the one that replaced it. */
  id: string;
  /** When the access token ends, on this machine's clock, which may be wrong: counted from when it arrived. */
  expiresAt: number;
  /** Who it was at last sight, so that a reload without network still shows the right person. */
  user: SessionUser | null;
}

/** One key for everything, so that other tabs never see half a change. */
export const STORAGE_KEY = 'bitacora.session';
/** Left behind by a session that the server ended, so that every tab says the same of it. */
const ENDED_KEY = 'bitacora.session-ended';

/** Refused: what was typed at login opened nothing, so no session ended. */
export type WhyGone = 'logged-out' | 'ended' | 'refused';

const FALLBACK_LIFETIME_SECONDS = 60;

interface Claims {
  sub?: string;
  exp?: number;
  iat?: number;
}

function claimsOf(access: string): Claims {
  try {
    const payload = atob((access.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/'));
    return JSON.parse(payload) as Claims;
  } catch {
    // Not a token that we can read: it is renewed soon, and the server has the last word anyway.
    return {};
  }
}

/** Seconds that an access token lives, by its own claims. */
function lifetimeOf(access: string): number {
  const { exp, iat } = claimsOf(access);
  return typeof exp === 'number' && typeof iat === 'number' ? exp - iat : FALLBACK_LIFETIME_SECONDS;
}

/** Whether two access tokens speak for the same person: what one began, the other may finish. */
export function isSamePerson(one: string, other: string): boolean {
  return claimsOf(one).sub === claimsOf(other).sub;
}

/** A new session, or the next tokens of one that goes on. */
export function storedFrom(tokens: Tokens, before?: StoredSession): StoredSession {
  return {
    id: before?.id ?? randomId(),
    access: tokens.access,
    refresh: tokens.refresh,
    expiresAt: Date.now() + lifetimeOf(tokens.access) * 1000,
    user: before?.user ?? null,
  };
}

/** Where the browser forbids storage a session lives as long as its page. */
let forbidden: { text: string | null } | null = null;

function readText(key: string): string | null {
  if (forbidden) return key === STORAGE_KEY ? forbidden.text : null;
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function writeText(key: string, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    if (key === STORAGE_KEY) forbidden = { text };
  }
}

/** What this browser remembers of a session; anything unreadable is no session. */
export function readStored(): StoredSession | null {
  const text = readText(STORAGE_KEY);
  if (!text) return null;
  try {
    const stored = JSON.parse(text) as Partial<StoredSession> | null;
    if (typeof stored?.access !== 'string' || typeof stored.refresh !== 'string') return null;
    return {
      id: String(stored.id),
      access: stored.access,
      refresh: stored.refresh,
      expiresAt: Number(stored.expiresAt) || 0,
      user: stored.user ?? null,
    };
  } catch {
    return null;
  }
}

export function writeStored(stored: StoredSession): void {
  writeText(ENDED_KEY, null);
  writeText(STORAGE_KEY, JSON.stringify(stored));
}

export function removeStored(because: WhyGone): void {
  // A login that was refused says nothing of the session before it.
  if (because !== 'refused') writeText(ENDED_KEY, because === 'ended' ? 'true' : null);
  writeText(STORAGE_KEY, null);
}

/** Why there is no session any more, whichever tab it went in. */
export function whyGone(): WhyGone {
  return readText(ENDED_KEY) === null ? 'logged-out' : 'ended';
}
