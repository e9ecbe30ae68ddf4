import { isApiError } from '../api/api-error.ts';
import { send } from '../api/send.ts';
import { oneAtATime } from './one-at-a-time.ts';
import {
  isSamePerson,
  readStored,
  type StoredSession,
  storedFrom,
  type Tokens,
  writeStored,
} from './stored-session.ts';

const RENEW_BEFORE_MILLISECONDS = 60_000;

/** Only these words of the server end a session: no answer, 429 and 5xx keep it and all that was loaded. */
export function endsSession(error: unknown): boolean {
  return isApiError(error) && (error.status === 400 || error.status === 401);
}

export function askForTokens(refresh: string): Promise<Tokens> {
  return send<Tokens>('/auth/jwt/refresh/', { method: 'POST', body: { refresh } });
}

/** The access token in place of a stale one, unless it is another person's: that one may not finish what this began. */
function tokenOfSamePerson(now: StoredSession | null, stale: string): string | null {
  return now && isSamePerson(now.access, stale) ? now.access : null;
}

/** Keeps the tokens of the session fresh, once for all calls and tabs. */
export class TokenKeeper {
  private readonly renewals = new Map<string, Promise<string | null>>();

  /** `onEnded` is told when the server refuses to go on. */
  constructor(private readonly onEnded: () => void) {}

  /** A token that still holds for a while, or null when nobody is logged in. */
  async accessToken(): Promise<string | null> {
    const stored = readStored();
    if (!stored) return null;
    if (stored.expiresAt - Date.now() > RENEW_BEFORE_MILLISECONDS) return stored.access;
    try {
      return await this.renew(stored.access);
    } catch (error) {
      if (stored.expiresAt > Date.now()) return stored.access;
      throw error;
    }
  }

  /**
   * Replaces a token that is old or was refused; once, however many calls and tabs ask for it. Null when the session is
   * over, or somebody else's by now.
   */
  renew(stale: string): Promise<string | null> {
    const running = this.renewals.get(stale);
    if (running) return running;
    const renewal = oneAtATime('bitacora.renew', () => this.renewNow(stale)).finally(() => this.renewals.delete(stale));
    this.renewals.set(stale, renewal);
    return renewal;
  }

  private async renewNow(stale: string): Promise<string | null> {
    const stored = readStored();
    if (stored?.access !== stale) return tokenOfSamePerson(stored, stale);
    try {
      const tokens = await askForTokens(stored.refresh);
      const now = readStored();
      // Somebody logged out or in while the answer was on its way: that wins.
      if (now?.id !== stored.id) return tokenOfSamePerson(now, stale);
      writeStored(storedFrom(tokens, now));
      return tokens.access;
    } catch (error) {
      if (!endsSession(error)) throw error;
      const now = readStored();
      if (now?.refresh !== stored.refresh) return tokenOfSamePerson(now, stale);
      this.onEnded();
      return null;
    }
  }
}
