import { isApiError } from '../api/api-error.ts';
import { send } from '../api/send.ts';
import { Store } from '../store.ts';
import { oneAtATime } from './one-at-a-time.ts';
import { readStored, type SessionUser, STORAGE_KEY, storedFrom, type Tokens, writeStored } from './stored-session.ts';

export type SessionState =
  | { status: 'anonymous'; because: 'never' | 'logged-out' | 'ended' }
  | { status: 'loading' }
  | { status: 'authenticated'; user: SessionUser }
  /** Tokens are here, but nobody could be asked yet whose they are. */
  | { status: 'unreachable'; error: unknown };

const RENEW_BEFORE_MILLISECONDS = 60_000;

/** Only these words of the server end a session: no answer, 429 and 5xx keep it and all that was loaded. */
function endsSession(error: unknown): boolean {
  return isApiError(error) && (error.status === 400 || error.status === 401);
}

/** Who is logged in, in this tab and, through the browser's storage, in all of them. */
export class Session {
  readonly state = new Store<SessionState>(this.remembered());
  private renewal: Promise<string | null> | null = null;

  /** Takes up what the browser remembers, and follows what other tabs do. Returns the way to stop. */
  start(): () => void {
    const onStorage = (event: StorageEvent) => {
      if (event.key === STORAGE_KEY || event.key === null) this.follow();
    };
    window.addEventListener('storage', onStorage);
    this.state.set(this.remembered());
    if (readStored()) void this.loadUser();
    return () => window.removeEventListener('storage', onStorage);
  }

  async logIn(username: string, password: string): Promise<void> {
    try {
      const tokens = await send<Tokens>('/auth/jwt/create/', { method: 'POST', body: { username, password } });
      writeStored(storedFrom(tokens));
    } catch (error) {
      if (endsSession(error)) this.clear('ended');
      throw error;
    }
    await this.loadUser();
  }

  /** Leaves at once here and in every tab; the server is told behind it. */
  async logOut(): Promise<void> {
    const stored = readStored();
    this.clear('logged-out');
    if (!stored) return;
    try {
      const isOver = stored.expiresAt <= Date.now();
      const tokens = isOver ? await this.askForTokens(stored.refresh) : stored;
      await send('/auth/jwt/logout/', {
        method: 'POST',
        token: tokens.access,
        body: { refresh: tokens.refresh },
        keepalive: true,
      });
    } catch {
      // The person has left either way; a family that could not be revoked ends by itself in 14 days.
    }
  }

  /** The server said that this session is over. */
  end(): void {
    this.clear('ended');
  }

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

  /** Replaces a token that is old or was refused; once, however many calls and tabs ask for it. */
  renew(stale: string): Promise<string | null> {
    this.renewal ??= oneAtATime('bitacora.renew', () => this.renewNow(stale)).finally(() => {
      this.renewal = null;
    });
    return this.renewal;
  }

  async loadUser(): Promise<void> {
    if (this.state.get().status !== 'authenticated') this.state.set({ status: 'loading' });
    const before = readStored();
    try {
      const user = await this.askWhoIsThere();
      const stored = readStored();
      if (!user || !stored || stored.id !== before?.id) return this.follow();
      writeStored({ ...stored, user });
      this.state.set({ status: 'authenticated', user });
    } catch (error) {
      if (endsSession(error)) this.clear('ended');
      else if (this.state.get().status === 'loading') this.state.set({ status: 'unreachable', error });
    }
  }

  private async askWhoIsThere(): Promise<SessionUser | null> {
    const ask = (token: string) => send<SessionUser>('/auth/users/me/', { token });
    const token = await this.accessToken();
    if (!token) return null;
    try {
      return await ask(token);
    } catch (error) {
      if (!isApiError(error) || error.status !== 401) throw error;
      const renewed = await this.renew(token);
      return renewed ? await ask(renewed) : null;
    }
  }

  private async renewNow(stale: string): Promise<string | null> {
    const stored = readStored();
    if (!stored) return null;
    if (stored.access !== stale) return stored.access;
    try {
      const tokens = await this.askForTokens(stored.refresh);
      const now = readStored();
      // Somebody logged out or in while the answer was on its way: that wins.
      if (now?.id !== stored.id) return now?.access ?? null;
      writeStored(storedFrom(tokens, now));
      return tokens.access;
    } catch (error) {
      if (!endsSession(error)) throw error;
      const now = readStored();
      if (now && now.refresh !== stored.refresh) return now.access;
      this.clear('ended');
      return null;
    }
  }

  private askForTokens(refresh: string): Promise<Tokens> {
    return send<Tokens>('/auth/jwt/refresh/', { method: 'POST', body: { refresh } });
  }

  private remembered(): SessionState {
    const stored = readStored();
    if (!stored) return { status: 'anonymous', because: 'never' };
    return stored.user ? { status: 'authenticated', user: stored.user } : { status: 'loading' };
  }

  /** Another tab logged in, logged out or renewed. */
  private follow(): void {
    const stored = readStored();
    const state = this.state.get();
    if (!stored) {
      if (state.status !== 'anonymous') this.state.set({ status: 'anonymous', because: 'logged-out' });
    } else if (!stored.user) {
      void this.loadUser();
    } else if (state.status !== 'authenticated' || JSON.stringify(state.user) !== JSON.stringify(stored.user)) {
      this.state.set({ status: 'authenticated', user: stored.user });
    }
  }

  private clear(because: 'logged-out' | 'ended'): void {
    writeStored(null);
    this.state.set({ status: 'anonymous', because });
  }
}
