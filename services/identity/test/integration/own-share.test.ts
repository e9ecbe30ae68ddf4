import { asTraveller, eventually } from '@bitacora/testing';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Passwords } from '../../src/credentials/passwords.ts';
import {
  bearer,
  type Identity,
  logIn,
  logInCarlos,
  PASSWORD,
  post,
  put,
  somebodyActive,
  startWithDemo,
} from './identity.ts';

const FLOOD = 60;

let identity: Identity;
beforeAll(async () => {
  identity = await startWithDemo();
});
afterAll(() => identity.stop());

/** Somebody else logs in, and reads the own account. */
async function othersMay(): Promise<number[]> {
  const me = async () => (await identity.request('GET', '/auth/users/me/', { headers: bearer(carlos) })).status;
  const carlos = await logInCarlos(identity);
  return Promise.all([me(), me()]);
}

/** Sends a flood while somebody holds a row that all of it needs; answers how it and what others do meanwhile ended. */
async function floodWhileLocked(lock: string, parameters: string[], send: () => Promise<{ status: number }>) {
  const locked = Promise.withResolvers<void>();
  const end = Promise.withResolvers<void>();
  const held = identity.database.transaction(async () => {
    await identity.database.query(lock, parameters);
    locked.resolve();
    await end.promise;
  });
  await locked.promise;
  let waiting = 0;
  const flood = Array.from({ length: FLOOD }, send);
  await eventually(async () => {
    const sql = `select 1 as waits from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
    waiting = (await identity.database.query(sql)).length;
    expect(waiting).toBeGreaterThan(1);
  });
  const others = await othersMay().finally(end.resolve);
  await held;
  return { others, waiting, statuses: (await Promise.all(flood)).map(({ status }) => status) };
}

describe('somebody who floods one own row', () => {
  test('by changing it waits for the own commands alone, and everybody else is served', async () => {
    const { link } = await somebodyActive(identity);
    const path = `/api/v1/user/contact/${link.uid}/`;
    const change = () => put(identity, path, {}, asTraveller(link.uid));
    const { others, waiting, statuses } = await floodWhileLocked(
      `select from users where id = ? for update`,
      [link.uid],
      change,
    );
    expect({ others, waiting }).toEqual({ others: [200, 200], waiting: 2 });
    expect(statuses).toContain(429);
    expect((await change()).status).toBe(200);
  });

  test('by refreshing one token likewise', async () => {
    const { cedula, link } = await somebodyActive(identity);
    const { refresh } = await logIn(identity, cedula, PASSWORD);
    const lock = `select from sessions where user_id = ? for update`;
    const { others, waiting, statuses } = await floodWhileLocked(lock, [link.uid], () =>
      post(identity, '/auth/jwt/refresh/', { refresh }),
    );
    expect({ others, waiting }).toEqual({ others: [200, 200], waiting: 2 });
    expect(statuses).toContain(429);
    expect((await post(identity, '/auth/jwt/refresh/', { refresh })).status).toBe(200);
  });

  test('by having own passwords looked at likewise', async () => {
    const passwords = identity.app.get(Passwords);
    const look = (owner: string) => passwords.verify(PASSWORD, null, owner).catch(() => 'busy');
    const own = Array.from({ length: FLOOD }, () => look('somebody'));
    expect(await look('somebody else')).toBe(false);
    expect(await Promise.all(own)).toContain('busy');
  });
});

test('a right password is asked ten times a minute in a session, so that it is no work for free', async () => {
  const { cedula } = await somebodyActive(identity);
  const pair = await logIn(identity, cedula, PASSWORD);
  const other = await logIn(identity, cedula, PASSWORD);
  const check = ({ access }: typeof pair) =>
    post(
      identity,
      '/auth/users/set_password/',
      { current_password: PASSWORD, new_password: 'Abcdef123', re_new_password: 'Abcdef123' },
      bearer({ access, refresh: '' }),
    );
  const statuses = [];
  for (let count = 0; count < 11; count += 1) statuses.push((await check(pair)).status);
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 400), 429]);
  expect((await check(other)).status).toBe(400);
  identity.advance(6_000);
  expect((await check(pair)).status).toBe(400);
});
