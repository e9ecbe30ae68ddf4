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

const FALLBACK_LIFETIME_SECONDS = 60;

/** Seconds that an access token lives, by its own claims. */
function lifetimeOf(access: string): number {
  try {
    const payload = atob((access.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/'));
    const { exp, iat } = JSON.parse(payload) as { exp?: number; iat?: number };
    if (typeof exp === 'number' && typeof iat === 'number') return exp - iat;
  } catch {
    // Not a token that we can read: it is renewed soon, and the server has the last word anyway.
  }
  return FALLBACK_LIFETIME_SECONDS;
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

/** What this browser remembers of a session; anything unreadable is no session. */
export function readStored(): StoredSession | null {
  const text = localStorage.getItem(STORAGE_KEY);
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

export function writeStored(stored: StoredSession | null): void {
  if (stored) localStorage.setItem(STORAGE_KEY, JSON.stringify(stored));
  else localStorage.removeItem(STORAGE_KEY);
}
