import { demo } from '@bitacora/contracts/demo';
import { AttemptSweep, accessClaims } from '@bitacora/platform';
import { accessToken, asTraveller, newKeys, startTestProcess } from '@bitacora/testing';
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { CredentialSweep } from '../../src/credentials/credential-sweep.ts';
import { Passwords } from '../../src/credentials/passwords.ts';
import { identity as definition } from '../../src/identity.process.ts';
import {
  bearer,
  type Identity,
  logIn,
  logInCarlos,
  newCedula,
  type Pair,
  post,
  somebodyWaiting,
  startWithDemo,
} from './identity.ts';

describe('sessions', () => {
  let identity: Identity;
  beforeAll(async () => {
    identity = await startWithDemo();
  });
  afterAll(() => identity.stop());

  const refresh = (token: string) => post<Pair>(identity, '/auth/jwt/refresh/', { refresh: token });
  const verify = (token: string) => post(identity, '/auth/jwt/verify/', { token });

  describe('a login', () => {
    test('gives a traveller tokens without an agency, and staff theirs with agency and roles', async () => {
      const traveller = readClaims(await logInCarlos(identity));
      expect(traveller).toMatchObject({ sub: demo.carlos.userId, agency: null, roles: [], use: 'access' });
      const staff = readClaims(await logIn(identity, demo.adviser.cedula, demo.password));
      expect(staff).toMatchObject({ sub: demo.adviser.userId, agency: demo.agency, roles: ['adviser'] });
      expect(staff.exp - Date.now() / 1000).toBeGreaterThan(14 * 60);
      expect(staff.exp - Date.now() / 1000).toBeLessThanOrEqual(15 * 60);
    });

    test('answers the same after the same work, whoever does not get in', async () => {
      const { cedula } = await somebodyWaiting(identity);
      const work = jest.spyOn(identity.app.get(Passwords), 'verify');
      const answers = [];
      for (const username of [demo.carlos.cedula, cedula, newCedula(), 'nobody']) {
        answers.push(await post(identity, '/auth/jwt/create/', { username, password: 'Wrong-password-1' }));
      }
      expect(work).toHaveBeenCalledTimes(4);
      work.mockRestore();
      expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 401]);
      for (const { body } of answers) {
        expect(body).toEqual({ detail: 'Cédula o contraseña incorrecta', code: 'no_active_account' });
      }
      const stranger = identity.app.get(Passwords);
      await expect(stranger.verify('Wrong-password-1', null, 'nobody')).resolves.toBe(false);
    });

    test('needs both fields', async () => {
      const answer = await post(identity, '/auth/jwt/create/', { username: '' });
      expect(answer.status).toBe(400);
      expect(Object.keys(answer.body).sort()).toEqual(['password', 'username']);
    });
  });

  describe('a token', () => {
    test('holds while its session does: access and refresh alike', async () => {
      const pair = await logInCarlos(identity);
      expect(await verify(pair.access)).toMatchObject({ status: 200, body: {} });
      expect(await verify(pair.refresh)).toMatchObject({ status: 200 });
      expect(await post(identity, '/auth/jwt/logout/', { refresh: pair.refresh }, bearer(pair))).toMatchObject({
        status: 200,
      });
      for (const token of [pair.access, pair.refresh]) {
        expect(await verify(token)).toMatchObject({ status: 401, body: { code: 'token_not_valid' } });
      }
      expect((await refresh(pair.refresh)).status).toBe(401);
    });

    test('that is made up, expired or signed by nobody does not hold', async () => {
      const expired = accessToken({ userId: demo.carlos.userId, lifeSeconds: -5 });
      for (const token of ['x', 'a.b.c', expired, accessToken(), `${accessToken().slice(0, -4)}AAAA`]) {
        expect(await verify(token)).toMatchObject({ status: 401, body: { code: 'token_not_valid' } });
      }
      expect((await verify('')).body).toHaveProperty('token');
    });

    test('for others, by others or without the name of its key does not hold, wherever it is shown', async () => {
      const { sid, sub } = readClaims(await logInCarlos(identity));
      const ours = { userId: sub, session: sid };
      const kid = 'NzbLsXh8uDCcd-6MNwXF4W_7noWXFZAfHkxZsRGC9Xs';
      const changes = [
        { claims: { aud: 'another' } },
        { claims: { iss: 'another' } },
        { head: { kid } },
        { head: { kid: undefined } },
      ];
      const me = (access: string) =>
        identity.request('GET', '/auth/users/me/', { headers: bearer({ access, refresh: '' }) });
      expect([(await verify(accessToken(ours))).status, (await me(accessToken(ours))).status]).toEqual([200, 200]);
      for (const change of changes) {
        const token = accessToken({ ...ours, ...change });
        expect([(await verify(token)).status, (await me(token)).status]).toEqual([401, 401]);
      }
    });

    test('of a key that was replaced still holds while that key is listed', async () => {
      const pair = await logInCarlos(identity);
      const next = newKeys();
      const { DATABASE_URL: databaseUrl, JWT_PUBLIC_KEYS } = identity.environment;
      const rotated = await startTestProcess(definition, {
        databaseUrl,
        environment: { JWT_PRIVATE_KEY: next.privateKey, JWT_PUBLIC_KEYS: `${next.publicKey}${JWT_PUBLIC_KEYS}` },
      });
      try {
        const me = ({ access }: Pair) =>
          rotated.request('GET', '/auth/users/me/', { headers: bearer({ access, refresh: '' }) });
        expect((await me(pair)).status).toBe(200);
        const renewed = await rotated.request<Pair>('POST', '/auth/jwt/refresh/', { body: { refresh: pair.refresh } });
        expect((await me(renewed.body)).status).toBe(200);
        expect((await verify(renewed.body.access)).status).toBe(401);
      } finally {
        await rotated.stop();
      }
    });

    test('cannot log out another person, nor without an access token', async () => {
      const pair = await logInCarlos(identity);
      const body = { refresh: pair.refresh };
      expect((await post(identity, '/auth/jwt/logout', body)).status).toBe(401);
      expect((await post(identity, '/auth/jwt/logout', body, asTraveller())).status).toBe(401);
      expect((await post(identity, '/auth/jwt/logout', {}, bearer(pair))).body).toHaveProperty('refresh');
      expect((await refresh(pair.refresh)).status).toBe(200);
    });
  });

  describe('a refresh', () => {
    test('rotates the token; the old one answers for sixty seconds with the same successor', async () => {
      const first = await logInCarlos(identity);
      const second = await refresh(first.refresh);
      expect(second.status).toBe(200);
      expect(second.body.refresh).not.toBe(first.refresh);
      identity.advance(50_000);
      const again = await refresh(first.refresh);
      expect(again).toMatchObject({ status: 200, body: { refresh: second.body.refresh } });
      expect((await refresh(again.body.refresh)).status).toBe(200);
    });

    test('of two tabs at once serves both, with one token', async () => {
      const { refresh: token } = await logInCarlos(identity);
      const tabs = await Promise.all([refresh(token), refresh(token), refresh(token)]);
      expect(tabs.map(({ status }) => status)).toEqual([200, 200, 200]);
      expect(new Set(tabs.map(({ body }) => body.refresh)).size).toBe(1);
      expect((await refresh(tabs[0]?.body.refresh ?? '')).status).toBe(200);
    });

    test('of a thief within the grace makes no second branch: one of the two is noticed, and both are out', async () => {
      const stolen = await logInCarlos(identity);
      const [owner, thief] = [await refresh(stolen.refresh), await refresh(stolen.refresh)];
      const next = await refresh(owner.body.refresh);
      identity.advance(61_000);
      expect((await refresh(thief.body.refresh)).status).toBe(401);
      expect((await refresh(next.body.refresh)).status).toBe(401);
      const tokens = await identity.database.query(
        `select 1 from refresh_tokens t join sessions s on s.id = t.session_id where s.id::text = ?`,
        [readClaims(stolen).sid],
      );
      expect(tokens).toHaveLength(3);
    });

    test('with a rotated token after the grace ends the whole family, and no other session', async () => {
      const stolen = await logInCarlos(identity);
      const elsewhere = await logInCarlos(identity);
      const next = await refresh(stolen.refresh);
      identity.advance(61_000);
      expect(await refresh(stolen.refresh)).toMatchObject({ status: 401, body: { code: 'token_not_valid' } });
      expect((await refresh(next.body.refresh)).status).toBe(401);
      expect((await refresh(elsewhere.refresh)).status).toBe(200);
    });

    test('is refused fourteen days after the token was made', async () => {
      const pair = await logInCarlos(identity);
      identity.advance(14 * 24 * 60 * 60 * 1000);
      expect((await refresh(pair.refresh)).status).toBe(401);
    });

    test('stores tokens hashed only', async () => {
      const pair = await logInCarlos(identity);
      const rows = await identity.database.query(`select t::text from refresh_tokens t`);
      expect(rows.length).toBeGreaterThan(0);
      expect(JSON.stringify(rows)).not.toContain(pair.refresh);
    });
  });

  describe('the person who is logged in', () => {
    test('is who the token says', async () => {
      const me = async (pair: Pair) =>
        (await identity.request('GET', '/auth/users/me/', { headers: bearer(pair) })).body;
      expect(await me(await logInCarlos(identity))).toEqual({
        id: demo.carlos.userId,
        username: demo.carlos.cedula,
        first_name: 'Carlos',
        last_name: 'Muñoz',
        email: 'carlos@viajero.example',
        is_active: true,
        is_staff: false,
      });
      expect(await me(await logIn(identity, demo.adviser.cedula, demo.password))).toMatchObject({ is_staff: true });
    });

    test('is nobody any more once the token has expired, however often it was used before', async () => {
      const pair = await logInCarlos(identity);
      const me = async () => (await identity.request('GET', '/auth/users/me/', { headers: bearer(pair) })).status;
      expect([await me(), await me()]).toEqual([200, 200]);
      const clock = jest.spyOn(Date, 'now').mockReturnValue(readClaims(pair).exp * 1000);
      try {
        expect(await me()).toBe(401);
      } finally {
        clock.mockRestore();
      }
    });

    test('is nobody without a token that holds', async () => {
      const answer = await identity.request('GET', '/auth/users/me');
      expect(answer.status).toBe(401);
      expect(answer.headers.get('www-authenticate')).toBe('JWT');
      expect(Object.keys(answer.body).sort()).toEqual(['code', 'detail']);
    });
  });

  test('what expired a month ago is deleted, and what holds is kept', async () => {
    const count = async (table: string) => (await identity.database.query(`select 1 as row from ${table}`)).length;
    await logInCarlos(identity);
    identity.advance(45 * 24 * 60 * 60 * 1000);
    const { refresh: kept } = await logInCarlos(identity);
    for (const sweep of [CredentialSweep, AttemptSweep]) await identity.app.get(sweep).sweep();
    expect([await count('sessions'), await count('refresh_tokens'), await count('attempts')]).toEqual([1, 1, 0]);
    expect((await refresh(kept)).status).toBe(200);
  });

  function readClaims({ access }: Pair) {
    const [, claims = ''] = access.split('.');
    return accessClaims.parse(JSON.parse(Buffer.from(claims, 'base64url').toString()));
  }
});
