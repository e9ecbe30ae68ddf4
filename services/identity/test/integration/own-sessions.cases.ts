import type { Session } from '@bitacora/contracts';
import { demo } from '@bitacora/contracts/demo';
import { newId } from '@bitacora/kernel/ids';
import { asTraveller } from '@bitacora/testing';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { SessionRepository } from '../../src/persistence/session.repository.ts';
import {
  bearer,
  everything,
  type Identity,
  logIn,
  type Pair,
  PASSWORD,
  post,
  somebodyActive,
  startWithDemo,
  written,
} from './identity.ts';

const path = '/api/v1/user/sessions/';
const phone =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0 Safari/537.36';

describe('own sessions', () => {
  let identity: Identity;
  beforeAll(async () => {
    identity = await startWithDemo();
  });
  afterAll(() => identity.stop());

  const list = async (pair: Pair) => (await identity.request<Session[]>('GET', path, { headers: bearer(pair) })).body;
  const end = async (pair: Pair, id = '') =>
    (await identity.request('DELETE', `${path}${id}`, { headers: bearer(pair) })).status;
  const refresh = (pair: Pair, headers: Record<string, string> = {}) =>
    post<Pair>(identity, '/auth/jwt/refresh/', { refresh: pair.refresh }, headers);

  /** Somebody who is logged in so many times. */
  async function somebodyWithSessions(count: number): Promise<[Pair, ...Pair[]]> {
    const { cedula } = await somebodyActive(identity);
    const pairs: Pair[] = [];
    for (let number = 0; number < count; number += 1) pairs.push(await logIn(identity, cedula, PASSWORD));
    return pairs as [Pair, ...Pair[]];
  }

  describe("a person's sessions", () => {
    test('are those that can be renewed, this one first, with the device and the network', async () => {
      const { cedula } = await somebodyActive(identity);
      const elsewhere = await logIn(identity, cedula, PASSWORD);
      const body = { username: cedula, password: PASSWORD };
      const headers = { 'user-agent': phone, 'x-forwarded-for': '190.15.128.34' };
      const here = (await post<Pair>(identity, '/auth/jwt/create/', body, headers)).body;
      await logIn(identity, demo.lucia.cedula, demo.password);
      const sessions = await list(here);
      expect(sessions).toEqual([
        {
          id: expect.any(String),
          started_at: expect.any(String),
          last_used_at: expect.any(String),
          device: 'Chrome en Android',
          address: '190.15.128.x',
          is_current: true,
        },
        expect.objectContaining({ is_current: false, device: null }),
      ]);
      expect((await list(elsewhere)).map(({ id, is_current }) => [id, is_current])).toEqual([
        [sessions[1]?.id, true],
        [sessions[0]?.id, false],
      ]);
    });

    test('say where and when they were last used', async () => {
      const [pair] = await somebodyWithSessions(1);
      const [before] = await list(pair);
      identity.advance(5 * 60_000);
      const next = await refresh(pair, { 'user-agent': phone, 'x-forwarded-for': '2800:bf0:81c1:12e8::5' });
      const [after] = await list(next.body);
      expect(after).toMatchObject({
        id: before?.id,
        started_at: before?.started_at,
        device: 'Chrome en Android',
        address: '2800:bf0:81c1::x',
      });
      const passed = Date.parse(after?.last_used_at ?? '') - Date.parse(before?.last_used_at ?? '');
      expect(passed).toBeGreaterThanOrEqual(5 * 60_000);
    });

    test('keep no whole address and nothing of what the browser said', async () => {
      const { cedula } = await somebodyActive(identity);
      const headers = { 'user-agent': phone, 'x-forwarded-for': '190.15.128.77' };
      await post(identity, '/auth/jwt/create/', { username: cedula, password: PASSWORD }, headers);
      const rows = await identity.database.query(`select * from sessions`);
      expect(JSON.stringify(rows)).not.toMatch(/190\.15\.128\.77|Pixel|Mozilla/);
    });

    test('leave the list once they ended, or were not used for fourteen days', async () => {
      const [here, other] = await somebodyWithSessions(2);
      if (other) await post(identity, '/auth/jwt/logout/', { refresh: other.refresh }, bearer(other));
      expect(await list(here)).toHaveLength(1);
      identity.advance(14 * 24 * 60 * 60_000);
      expect(await list(here)).toEqual([]);
    });
  });

  describe('ending a session', () => {
    test('of another device stops its renewal at once, and leaves this one', async () => {
      const [here, stolen] = await somebodyWithSessions(2);
      const [, other] = await list(here);
      expect(await end(here, `${other?.id}/`)).toBe(200);
      expect((await refresh(stolen as Pair)).status).toBe(401);
      expect((await refresh(here)).status).toBe(200);
      expect(await list(here)).toHaveLength(1);
      expect(await end(here, other?.id)).toBe(404);
    });

    test('of one’s own device is a logout', async () => {
      const [here] = await somebodyWithSessions(1);
      const [session] = await list(here);
      expect(await end(here, session?.id)).toBe(200);
      expect((await refresh(here)).status).toBe(401);
    });

    test('of all others leaves this one alone', async () => {
      const [here, ...others] = await somebodyWithSessions(3);
      const [stranger] = await somebodyWithSessions(1);
      expect(await end(here)).toBe(200);
      for (const other of others) expect((await refresh(other)).status).toBe(401);
      expect((await refresh(here)).status).toBe(200);
      expect((await refresh(stranger)).status).toBe(200);
    });

    test('is for its owner: for others it is not there, whoever they are', async () => {
      const [here] = await somebodyWithSessions(1);
      const [session] = await list(here);
      const staff = await logIn(identity, demo.adviser.cedula, demo.password);
      expect([await end(staff, session?.id), await end(staff, newId()), await end(staff, 'x')]).toEqual([
        404, 404, 404,
      ]);
      expect((await identity.request('DELETE', `${path}${session?.id}`)).status).toBe(401);
      expect((await identity.request('DELETE', path)).status).toBe(401);
      expect((await identity.request('GET', path)).status).toBe(401);
      expect((await identity.request('GET', path, { headers: asTraveller() })).body).toEqual([]);
      expect((await refresh(here)).status).toBe(200);
    });
  });

  describe('a session that ends', () => {
    const facts = async (user: string) =>
      (await written(identity, 'identity.sessions-ended')).filter((fact) => fact.user_id === user);
    const lastOf = async (user: string) => (await facts(user)).at(-1);
    const sid = ({ access }: Pair) => String(claimsOf(access).sid);

    test('is told to whoever lets its tokens in, however it ended', async () => {
      const { cedula, link } = await somebodyActive(identity);
      const user = link.uid;
      const next = () => logIn(identity, cedula, PASSWORD);
      const told = (...pairs: Pair[]) => ({
        user_id: user,
        sessions: expect.arrayContaining(pairs.map(sid)),
        reissue: false,
        at: expect.any(String),
      });

      const gone = await next();
      await post(identity, '/auth/jwt/logout/', { refresh: gone.refresh }, bearer(gone));
      expect(await lastOf(user)).toEqual(told(gone));

      const [here, other, third] = [await next(), await next(), await next()];
      await end(here, sid(other));
      expect(await lastOf(user)).toEqual(told(other));
      await end(here);
      expect(await lastOf(user)).toEqual(told(third));

      const fourth = await next();
      const passwords = { current_password: PASSWORD, new_password: 'Otra-clave-2031' };
      await post(identity, '/auth/users/set_password/', passwords, bearer(here));
      expect(await lastOf(user)).toEqual(told(fourth));

      const { body: renewed } = await refresh(here);
      identity.advance(61_000);
      expect((await refresh(here)).status).toBe(401);
      expect(await lastOf(user)).toEqual(told(renewed));
      expect(await facts(user)).toHaveLength(5);
    });

    test('tells so with the refusal of a stolen token, for the door to know at once', async () => {
      const [stolen] = await somebodyWithSessions(1);
      await refresh(stolen);
      identity.advance(61_000);
      const { status, body } = await post<{ events: unknown }>(identity, '/auth/jwt/refresh/', {
        refresh: stolen.refresh,
      });
      expect(status).toBe(401);
      expect(body.events).toMatchObject([{ name: 'identity.sessions-ended', data: { sessions: [sid(stolen)] } }]);
    });

    test('changes and reads nothing any more with its access token, even when identity is asked directly', async () => {
      const [here, ...others] = await somebodyWithSessions(2);
      const other = others[0] ?? here;
      const user = String(claimsOf(other.access).sub);
      await end(here, sid(other));
      const before = await everything(identity);
      const asked = [
        ['POST', '/auth/users/set_password/', { current_password: PASSWORD, new_password: 'Otra-clave-2031' }],
        ['POST', '/auth/jwt/logout/', { refresh: here.refresh }],
        ['GET', '/auth/users/me/'],
        ['GET', path],
        ['DELETE', path],
        ['DELETE', `${path}${sid(here)}`],
        ['GET', `/api/v1/user/profile/${user}`],
        ['PUT', `/api/v1/user/profile/${user}`, { contact: { address: 'Otra' } }],
        ['PUT', `/api/v1/user/contact/${user}`, { email: 'thief@correo.example' }],
        ['PUT', `/api/v1/user/emergency_contact/${user}`, { address: 'Otra' }],
        ['PUT', `/api/v1/user/user/${user}`, { first_name: 'Otro' }],
        ['PUT', `/api/v1/user/id_photos/${user}`, new FormData()],
        ['DELETE', `/api/v1/user/id_photos/${user}`],
      ] as const;
      for (const [method, address, body] of asked) {
        const answer = await identity.request(method, address, { headers: bearer(other), ...(body ? { body } : {}) });
        expect([address, answer.status]).toEqual([address, 401]);
      }
      expect(await everything(identity)).toEqual(before);
      expect((await refresh(here)).status).toBe(200);
    });
  });

  test('whose roles change keeps the session: older tokens are told to be refused, and a refresh works', async () => {
    const [pair] = await somebodyWithSessions(1);
    const user = String(claimsOf(pair.access).sub);
    const { database } = identity;
    await database.transaction(() => identity.app.get(SessionRepository).reissueTokensOf(user));
    const fact = (await written(identity, 'identity.sessions-ended')).at(-1);
    expect(fact).toEqual({ user_id: user, sessions: [], reissue: true, at: expect.any(String) });
    const renewed = await refresh(pair);
    expect(renewed.status).toBe(200);
    expect(Number(claimsOf(renewed.body.access).iat) * 1000).toBeGreaterThanOrEqual(Date.parse(String(fact?.at)));
  });

  function claimsOf(access: string): Record<string, unknown> {
    return JSON.parse(Buffer.from(access.split('.')[1] ?? '', 'base64url').toString()) as Record<string, unknown>;
  }
});
