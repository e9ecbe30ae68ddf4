import type { Session } from '@bitacora/contracts';
import { demo } from '@bitacora/contracts/demo';
import { newId } from '@bitacora/kernel/ids';
import { asTraveller } from '@bitacora/testing';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { bearer, type Identity, logIn, type Pair, PASSWORD, post, somebodyActive, startWithDemo } from './identity.ts';

const path = '/api/v1/user/sessions/';
const phone =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0 Safari/537.36';

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
    expect([await end(staff, session?.id), await end(staff, newId()), await end(staff, 'x')]).toEqual([404, 404, 404]);
    expect((await identity.request('DELETE', `${path}${session?.id}`)).status).toBe(401);
    expect((await identity.request('DELETE', path)).status).toBe(401);
    expect((await identity.request('GET', path)).status).toBe(401);
    expect((await identity.request('GET', path, { headers: asTraveller() })).body).toEqual([]);
    expect((await refresh(here)).status).toBe(200);
  });
});
