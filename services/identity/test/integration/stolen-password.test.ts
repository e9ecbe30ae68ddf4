import { Database } from '@bitacora/platform';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { KnownOrigins } from '../../src/credentials/known-origins.ts';
import { OpenSessions } from '../../src/credentials/open-sessions.ts';
import { somebodyInside } from './email-changes.ts';
import { bearer, type Identity, type Pair, PASSWORD, post, startIdentity, written } from './identity.ts';
import { linkCalls, OTHER_PASSWORD } from './link-calls.ts';

const MAXIMUM = 30;

let identity: Identity;
beforeAll(async () => {
  identity = await startIdentity();
});
afterAll(() => identity.stop());

const { askReset, confirm, resetLink } = linkCalls(() => identity);

/** Logs in from a network, and answers the tokens with the cookie by which the device is known. */
async function logInFrom(network: number, username: string, password: string) {
  const headers = { 'x-forwarded-for': `100.80.${network}.7` };
  const answer = await post<Pair>(identity, '/auth/jwt/create/', { username, password }, headers);
  expect(answer.status).toBe(200);
  return { pair: answer.body, device: /device=([\w-]+)/.exec(answer.headers.get('set-cookie') ?? '')?.[1] ?? null };
}

/** By what somebody is known who comes from a network with a device. */
const known = async (userId: string, network: number, device: string | null = null) =>
  (await identity.app.get(KnownOrigins).of(userId, { place: { device: null, address: `100.80.${network}.x` }, device }))
    ?.kind ?? null;

describe('where whoever knew the former password has logged in', () => {
  test('is a stranger’s after the owner’s reset: device and place', async () => {
    const owner = await somebodyInside(identity);
    const thief = await logInFrom(1, owner.cedula, PASSWORD);
    expect([await known(owner.userId, 1), await known(owner.userId, 9, thief.device)]).toEqual(['place', 'device']);
    await askReset(owner.cedula);
    expect((await confirm({ ...(await resetLink(owner.email)) })).status).toBe(200);
    expect([await known(owner.userId, 1), await known(owner.userId, 9, thief.device)]).toEqual([null, null]);
    const home = await logInFrom(2, owner.cedula, OTHER_PASSWORD);
    expect([await known(owner.userId, 2), await known(owner.userId, 9, home.device)]).toEqual(['place', 'device']);
  });

  test('is a stranger’s after the owner changed it, who is known still', async () => {
    const owner = await somebodyInside(identity);
    const thief = await logInFrom(3, owner.cedula, PASSWORD);
    const home = await logInFrom(4, owner.cedula, PASSWORD);
    const change = { current_password: PASSWORD, new_password: OTHER_PASSWORD };
    const headers = { ...bearer(home.pair), cookie: `device=${home.device}` };
    expect((await post(identity, '/auth/users/set_password/', change, headers)).status).toBe(200);
    expect([await known(owner.userId, 3), await known(owner.userId, 9, thief.device)]).toEqual([null, null]);
    expect([await known(owner.userId, 4), await known(owner.userId, 9, home.device)]).toEqual(['place', 'device']);
  });
});

test('a person has thirty sessions at most: the one that is unused longest ends', async () => {
  const owner = await somebodyInside(identity);
  const [user] = await identity.database.query<{ hash: string }>(
    `select password_hash as hash from users where id = ?`,
    [owner.userId],
  );
  const open = () =>
    identity.app
      .get(Database)
      .transaction(() =>
        identity.app
          .get(OpenSessions)
          .open(owner.userId, user?.hash ?? '', { place: { device: null, address: null }, device: null }),
      );
  const isHeld = async (pair: Pair | undefined) =>
    (await identity.request('GET', '/auth/users/me/', { headers: pair ? bearer(pair) : {} })).status === 200;
  identity.advance(1000);
  const second = (await open())?.pair;
  for (let count = 2; count < MAXIMUM; count += 1) {
    identity.advance(1000);
    await open();
  }
  // The first one is used: the second is the one that is unused longest now.
  const used = await post<Pair>(identity, '/auth/jwt/refresh/', { refresh: owner.pair.refresh });
  expect([used.status, await isHeld(second)]).toEqual([200, true]);
  identity.advance(1000);
  await open();
  expect([await isHeld(owner.pair), await isHeld(second)]).toEqual([true, false]);
  expect((await written(identity, 'identity.sessions-ended')).at(-1)?.sessions).toHaveLength(1);
  const [open30] = await identity.database.query(
    `select count(*)::int as count from sessions where user_id = ? and ended_at is null`,
    [owner.userId],
  );
  expect(open30).toEqual({ count: MAXIMUM });
});
