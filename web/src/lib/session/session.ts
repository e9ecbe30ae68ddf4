import { isApiError } from '../api/api-error.ts';
import { send } from '../api/send.ts';
import { connectivity } from '../live/connectivity.ts';
import { Store } from '../store.ts';
import { pollWhileVisible } from './poll-while-visible.ts';
import {
  readStored,
  removeStored,
  type SessionUser,
  STORAGE_KEY,
  storedFrom,
  type Tokens,
  whyGone,
  type WhyGone,
  writeStored,
} from './stored-session.ts';
import { askForTokens, endsSession, TokenKeeper } from './token-keeper.ts';

export type SessionState =
  | { status: 'anonymous'; because: 'never' | WhyGone }
  | { status: 'loading' }
  | { status: 'authenticated'; user: SessionUser }
  /** Tokens are here, but nobody could be asked yet whose they are. */
  | { status: 'unreachable'; error: unknown };

/** Who is logged in, in this tab and, through the browser's storage, in all of them. */
export class Session {
  readonly state = new Store<SessionState>(this.remembered());
  private readonly tokens = new TokenKeeper(() => this.clear('ended'));
  /** The session whose person is being asked for. */
  private loading: string | null = null;
  /** The token that last took the place of a refused one. */
  private renewed: string | null = null;

  /** Takes up what the browser remembers, and follows what other tabs do. Returns the way to stop. */
  start(): () => void {
    const onStorage = (event: StorageEvent) => {
      if (event.key === STORAGE_KEY || event.key === null) this.follow();
    };
    window.addEventListener('storage', onStorage);
    const stops = [
      () => window.removeEventListener('storage', onStorage),
      pollWhileVisible(() => this.look()),
      connectivity.onBack(() => this.look()),
    ];
    this.state.set(this.remembered());
    if (readStored()) void this.loadUser();
    return () => {
      for (const stop of stops) stop();
    };
  }

  /** `otp`: the second factor, where the server asked for it. */
  async logIn(username: string, password: string, otp?: string): Promise<void> {
    try {
      const tokens = await send<Tokens>('/auth/jwt/create/', { method: 'POST', body: { username, password, otp } });
      await this.begin(tokens);
    } catch (error) {
      if (endsSession(error)) this.clear('refused');
      throw error;
    }
  }

  /** Takes up the tokens that an answer brought: of a login, or of a password chosen behind a mailed link. */
  async begin(tokens: Tokens): Promise<void> {
    writeStored(storedFrom(tokens));
    await this.loadUser();
  }

  /** Leaves at once here and in every tab; the server is told behind it. */
  async logOut(): Promise<void> {
    const stored = readStored();
    this.clear('logged-out');
    if (!stored) return;
    try {
      const isOver = stored.expiresAt <= Date.now();
      const tokens = isOver ? await askForTokens(stored.refresh) : stored;
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

  /** The server said that this session is over; with the token that it refused, unless a newer one took its place. */
  end(refused?: string): void {
    if (refused === undefined || readStored()?.access === refused) this.clear('ended');
    else this.follow();
  }

  /** A token that still holds for a while, or null when nobody is logged in. */
  accessToken(): Promise<string | null> {
    return this.tokens.accessToken();
  }

  /**
   * Replaces a token that was refused; null when the session is over, or somebody else's by now. One that still held is
   * refused where the person's roles have changed: who is there is asked anew, once.
   */
  async renew(stale: string): Promise<string | null> {
    const renewed = await this.tokens.renew(stale);
    if (renewed && renewed !== this.renewed) void this.loadUser();
    this.renewed = renewed;
    return renewed;
  }

  async loadUser(): Promise<void> {
    if (this.state.get().status === 'anonymous') this.state.set({ status: 'loading' });
    const id = readStored()?.id ?? null;
    this.loading = id;
    let answer: { user: SessionUser | null } | { error: unknown };
    try {
      answer = { user: await this.askWhoIsThere() };
    } catch (error) {
      answer = { error };
    }
    if (this.loading === id) this.loading = null;
    const stored = readStored();
    // Somebody logged out or in while the answer was on its way: that wins.
    if (!stored || stored.id !== id) return this.follow();
    if ('error' in answer) return this.couldNotLoad(answer.error);
    if (!answer.user) return this.follow();
    writeStored({ ...stored, user: answer.user });
    this.state.set({ status: 'authenticated', user: answer.user });
  }

  private couldNotLoad(error: unknown): void {
    if (endsSession(error)) this.clear('ended');
    else if (this.state.get().status !== 'authenticated') this.state.set({ status: 'unreachable', error });
  }

  private async askWhoIsThere(): Promise<SessionUser | null> {
    const ask = (token: string) => send<SessionUser>('/auth/users/me/', { token });
    const token = await this.accessToken();
    if (!token) return null;
    try {
      return await ask(token);
    } catch (error) {
      if (!isApiError(error) || error.status !== 401) throw error;
      const renewed = await this.tokens.renew(token);
      return renewed ? await ask(renewed) : null;
    }
  }

  private remembered(): SessionState {
    const stored = readStored();
    if (!stored) return { status: 'anonymous', because: 'never' };
    return stored.user ? { status: 'authenticated', user: stored.user } : { status: 'loading' };
  }

  /** Renews ahead of time; and a page that was asleep has heard of nothing that other tabs did. */
  private look(): void {
    this.follow();
    this.accessToken().catch(() => undefined);
  }

  /** Another tab logged in, logged out or renewed. */
  private follow(): void {
    const stored = readStored();
    const state = this.state.get();
    if (!stored) {
      if (state.status !== 'anonymous') this.state.set({ status: 'anonymous', because: whyGone() });
    } else if (!stored.user) {
      // A new login: whoever was shown here until now is not the one whose tokens these are.
      if (state.status === 'authenticated') this.state.set({ status: 'loading' });
      if (this.loading !== stored.id) void this.loadUser();
    } else if (state.status !== 'authenticated' || JSON.stringify(state.user) !== JSON.stringify(stored.user)) {
      this.state.set({ status: 'authenticated', user: stored.user });
    }
  }

  private clear(because: WhyGone): void {
    removeStored(because);
    this.state.set({ status: 'anonymous', because });
  }
}
