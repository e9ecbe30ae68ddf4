import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { api } from '../../../src/lib/api/api.ts';
import { session } from '../../../src/lib/session/current-session.ts';
import { Session } from '../../../src/lib/session/session.ts';
import { readStored, STORAGE_KEY } from '../../../src/lib/session/stored-session.ts';
import { FakeApi, json, noContent, noNetwork } from '../support/fake-api.ts';
import { accessToken, carlos, maria, remember } from '../support/people.ts';

const REFRESH = 'POST /auth/jwt/refresh';
let backend: FakeApi;
let stop: () => void = () => undefined;

beforeEach(() => {
  backend = new FakeApi().install();
  backend.on('GET /auth/users/me', json(200, carlos));
});
afterEach(() => stop());

/** What another tab of this browser does. */
function fromAnotherTab(change: () => void): void {
  change();
  window.dispatchEvent(new StorageEvent('storage', { key: STORAGE_KEY }));
}

function open(): Session {
  const opened = new Session();
  stop = opened.start();
  return opened;
}

describe('a session', () => {
  test('sends the access token with the prefix JWT', async () => {
    const access = remember(carlos);
    backend.on('GET /api/v1/thing', json(200, {}));
    await api.get('/api/v1/thing/');
    expect(backend.asked('GET /api/v1/thing')[0]?.headers['Authorization']).toBe(`JWT ${access}`);
  });

  test('is renewed shortly before its token ends, and keeps the rotated refresh token', async () => {
    remember(carlos, { expiresInSeconds: 30 });
    const fresh = accessToken();
    backend.on(REFRESH, json(200, { access: fresh, refresh: 'refresh-2' }));
    expect(await session.accessToken()).toBe(fresh);
    expect(readStored()).toMatchObject({ refresh: 'refresh-2', user: { id: carlos.id } });
  });

  test('is renewed once, however many calls find their token refused', async () => {
    const old = remember(carlos);
    backend.on(REFRESH, json(200, { access: accessToken(), refresh: 'refresh-2' }));
    backend.on('GET /api/v1/thing', ({ headers }) =>
      headers['Authorization'] === `JWT ${old}` ? json(401, { code: 'token_not_valid' }) : json(200, { ok: true }),
    );
    const answers = await Promise.all([1, 2, 3].map(() => api.get('/api/v1/thing/')));
    expect(answers).toEqual([{ ok: true }, { ok: true }, { ok: true }]);
    expect(backend.asked(REFRESH)).toHaveLength(1);
  });

  test('asks who is there anew when a token is refused that still held: the roles may be others', async () => {
    const old = remember(maria);
    backend.on(REFRESH, json(200, { access: accessToken(), refresh: 'refresh-2' }));
    backend.on('GET /auth/users/me', json(200, { ...maria, is_staff: false, needs_second_factor: true }));
    backend.on('GET /api/v1/thing', ({ headers }) =>
      headers['Authorization'] === `JWT ${old}` ? json(401, { code: 'token_not_valid' }) : json(403, {}),
    );
    await Promise.allSettled([1, 2].map(() => api.get('/api/v1/thing/')));
    await waitFor(() => expect(readStored()?.user).toMatchObject({ is_staff: false, needs_second_factor: true }));
    expect(backend.asked('GET /auth/users/me')).toHaveLength(1);
  });

  test('takes what another tab renewed instead of renewing again', async () => {
    const old = remember(carlos);
    const theirs = remember(carlos, { refresh: 'refresh-2' });
    expect(await session.renew(old)).toBe(theirs);
    expect(backend.asked(REFRESH)).toHaveLength(0);
  });

  test.each([400, 401])('ends when the server answers %s to its renewal', async (status) => {
    remember(carlos, { expiresInSeconds: -1 });
    backend.on(REFRESH, json(status, { code: 'token_not_valid' }));
    const opened = open();
    expect(await opened.accessToken()).toBeNull();
    expect(opened.state.get()).toEqual({ status: 'anonymous', because: 'ended' });
    expect(readStored()).toBeNull();
  });

  test.each([
    ['503', () => json(503, { detail: 'Error en el servidor' })],
    ['429', () => json(429, { detail: 'Demasiados' })],
    ['no answer', noNetwork],
  ])('is kept when its renewal meets %s', async (_name, answer) => {
    remember(carlos, { expiresInSeconds: -1 });
    backend.on(REFRESH, answer);
    const opened = open();
    await expect(opened.accessToken()).rejects.toMatchObject({ name: 'ApiError' });
    expect(opened.state.get()).toMatchObject({ status: 'authenticated', user: { id: carlos.id } });
    expect(readStored()).not.toBeNull();
  });

  test('uses a token that still holds when it cannot be renewed early', async () => {
    const access = remember(carlos, { expiresInSeconds: 30 });
    backend.on(REFRESH, noNetwork());
    expect(await session.accessToken()).toBe(access);
  });

  test('ends when a call is refused even with a new token', async () => {
    remember(carlos);
    const stopThis = session.start();
    backend.on(REFRESH, json(200, { access: accessToken(), refresh: 'refresh-2' }));
    backend.on('GET /api/v1/thing', json(401, { code: 'token_not_valid' }));
    await expect(api.get('/api/v1/thing/')).rejects.toMatchObject({ status: 401 });
    expect(session.state.get().status).toBe('anonymous');
    stopThis();
  });

  test.each([403, 404, 409, 400])('is kept when a call answers %s', async (status) => {
    remember(carlos);
    backend.on('GET /api/v1/thing', json(status, { detail: 'No' }));
    await expect(api.get('/api/v1/thing/')).rejects.toMatchObject({ status });
    expect(readStored()).not.toBeNull();
  });

  test('ends here when another tab logs out', () => {
    remember(carlos);
    const opened = open();
    fromAnotherTab(() => localStorage.removeItem(STORAGE_KEY));
    expect(opened.state.get()).toEqual({ status: 'anonymous', because: 'logged-out' });
  });

  test('becomes somebody else’s here when another tab logs in as somebody else', () => {
    remember(carlos);
    const opened = open();
    fromAnotherTab(() => void remember(maria));
    expect(opened.state.get()).toMatchObject({ status: 'authenticated', user: { id: maria.id } });
  });

  test('that was left while its renewal was on the way stays left', async () => {
    remember(carlos, { expiresInSeconds: -1 });
    let answer: (response: Response) => void = () => undefined;
    backend.on(REFRESH, () => new Promise((resolve) => (answer = resolve)));
    const opened = open();
    const renewed = opened.accessToken();
    await waitFor(() => expect(backend.asked(REFRESH)).not.toHaveLength(0));
    localStorage.removeItem(STORAGE_KEY);
    answer(json(200, { access: accessToken(), refresh: 'refresh-2' }));
    expect(await renewed).toBeNull();
    expect(readStored()).toBeNull();
  });

  test('that ended tells the server so, with a token that it accepts', async () => {
    remember(carlos, { expiresInSeconds: -1 });
    const fresh = accessToken();
    backend.on(REFRESH, json(200, { access: fresh, refresh: 'refresh-2' })).on('POST /auth/jwt/logout', noContent());
    await new Session().logOut();
    const [request] = backend.asked('POST /auth/jwt/logout');
    expect(request).toMatchObject({ body: { refresh: 'refresh-2' }, headers: { Authorization: `JWT ${fresh}` } });
    expect(readStored()).toBeNull();
  });

  test('is renewed in its last minute though nobody calls', async () => {
    jest.useFakeTimers();
    try {
      remember(carlos, { expiresInSeconds: 300 });
      backend.on(REFRESH, json(200, { access: accessToken(), refresh: 'refresh-2' }));
      open();
      await jest.advanceTimersByTimeAsync(235_000);
      expect(backend.asked(REFRESH)).toHaveLength(0);
      await jest.advanceTimersByTimeAsync(40_000);
      expect(backend.asked(REFRESH)).toHaveLength(1);
      expect(readStored()?.refresh).toBe('refresh-2');
    } finally {
      jest.useRealTimers();
    }
  });

  test('is renewed as soon as its page wakes up', async () => {
    remember(carlos);
    backend.on(REFRESH, json(200, { access: accessToken(), refresh: 'refresh-2' }));
    open();
    remember(carlos, { expiresInSeconds: -3600 });
    document.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(readStored()?.refresh).toBe('refresh-2'));
  });

  test('that another tab left while this one slept is over when it wakes up', () => {
    remember(carlos);
    const opened = open();
    localStorage.removeItem(STORAGE_KEY);
    window.dispatchEvent(new Event('pageshow'));
    expect(opened.state.get()).toEqual({ status: 'anonymous', because: 'logged-out' });
  });

  test('that the server ended is said to have ended in every tab', async () => {
    remember(carlos, { expiresInSeconds: -1 });
    backend.on(REFRESH, json(401, { code: 'token_not_valid' }));
    const here = open();
    const elsewhere = new Session();
    const stopElsewhere = elsewhere.start();
    await here.accessToken();
    window.dispatchEvent(new StorageEvent('storage', { key: STORAGE_KEY }));
    expect(elsewhere.state.get()).toEqual({ status: 'anonymous', because: 'ended' });
    stopElsewhere();
  });

  test('never lets one person’s call go out with another’s token', async () => {
    const ofCarlos = accessToken({ sub: carlos.id });
    remember(carlos, { access: ofCarlos });
    backend.on('POST /api/v1/thing', () => {
      remember(maria, { access: accessToken({ sub: maria.id }) });
      return json(401, { code: 'token_not_valid' });
    });
    await expect(api.post('/api/v1/thing/', { text: 'de Carlos' })).rejects.toMatchObject({ status: 401 });
    expect(backend.asked('POST /api/v1/thing')).toHaveLength(1);
    expect(readStored()?.user).toEqual(maria);
  });

  test('of somebody else is not ended by a late refusal of the one before', () => {
    const old = remember(carlos);
    remember(maria);
    session.end(old);
    expect(readStored()?.user).toEqual(maria);
  });

  test('of a new person shows nothing of the one before while it is asked who that is', () => {
    remember(carlos);
    const opened = open();
    backend.on('GET /auth/users/me', () => new Promise<Response>(() => undefined));
    fromAnotherTab(() => void remember(null, { id: 'session-2' }));
    expect(opened.state.get()).toEqual({ status: 'loading' });
  });

  test('that nobody could be asked about goes on by itself', async () => {
    remember(null);
    backend.on('GET /auth/users/me', json(503, {}));
    const opened = open();
    await waitFor(() => expect(opened.state.get().status).toBe('unreachable'));
    backend.on('GET /auth/users/me', json(200, carlos));
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(opened.state.get()).toEqual({ status: 'authenticated', user: carlos }));
  });

  test('lives as long as its page where the browser forbids storage', async () => {
    const forbid = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    const spies = (['getItem', 'setItem', 'removeItem'] as const).map((name) =>
      jest.spyOn(Storage.prototype, name).mockImplementation(forbid),
    );
    try {
      backend.on('POST /auth/jwt/create', json(200, { access: accessToken(), refresh: 'refresh-1' }));
      const opened = open();
      await opened.logIn('0920000023', 'Viaje2026');
      expect(opened.state.get()).toEqual({ status: 'authenticated', user: carlos });
      await opened.logOut();
      expect(opened.state.get().status).toBe('anonymous');
    } finally {
      for (const spy of spies) spy.mockRestore();
    }
  });
});
