import { BusyError } from '@bitacora/kernel';
import { newId } from '@bitacora/kernel/ids';
import { Database } from '@bitacora/platform';
import { eventually } from '@bitacora/testing';
import { afterAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { Limits } from '../../src/credentials/limits.ts';
import { Passwords } from '../../src/credentials/passwords.ts';
import { KnownDeviceRepository } from '../../src/persistence/known-device.repository.ts';
import {
  bearer,
  type Identity,
  linkFor,
  newCedula,
  type Pair,
  PASSWORD,
  post,
  somebodyActive,
  startIdentity,
  written,
} from './identity.ts';

const MINUTE = 60_000;
const OTHER_PASSWORD = 'Iguana-marina-31';

describe('login limits', () => {
  let identity: Identity;
  let person: Awaited<ReturnType<typeof somebodyActive>>;
  beforeEach(async () => {
    identity ??= await startIdentity({ DATABASE_POOL: '8' });
    person = await somebodyActive(identity);
  });
  afterAll(() => identity.stop());

  interface From {
    address: string;
    cookie?: string | undefined;
  }

  let networks = 0;
  /** An address in a network that nobody came from before. */
  function somewhere(): From {
    networks += 1;
    return { address: `100.${64 + Math.floor(networks / 250)}.${networks % 250}.7` };
  }

  const logIn = ({ address, cookie }: From, username: string, password: string) =>
    post<Pair>(
      identity,
      '/auth/jwt/create/',
      { username, password },
      { 'x-forwarded-for': address, ...(cookie ? { cookie } : {}) },
    );
  const right = (from: From) => logIn(from, person.cedula, PASSWORD);
  const wrong = (from: From, username = person.cedula) => logIn(from, username, 'Wrong-password-1');

  /** Statuses of so many attempts at once, sorted. */
  const atOnce = async (count: number, attempt: () => ReturnType<typeof wrong>) =>
    (await Promise.all(Array.from({ length: count }, attempt))).map(({ status }) => status).sort();
  const times = (count: number, status: number) => Array.from({ length: count }, () => status);

  /** The cookie by which a device is known again. */
  const deviceOf = (answer: { headers: Headers }) => (answer.headers.get('set-cookie') ?? '').split(';')[0];

  /** So many strangers, each from a network of its own, one after the other. */
  async function strangers(count: number): Promise<number[]> {
    const statuses = [];
    for (let number = 0; number < count; number += 1) statuses.push((await wrong(somewhere())).status);
    return statuses;
  }

  const alarms = async () =>
    (await written(identity, 'identity.login-attempts-exceeded')).filter(({ user_id }) => user_id === person.link.uid);

  describe('failures at one place', () => {
    test('are five, also when forty come at once; then one waits, longer each time', async () => {
      const there = somewhere();
      const work = jest.spyOn(identity.app.get(Passwords), 'verify');
      expect(await atOnce(40, () => wrong(there))).toEqual([...times(5, 401), ...times(35, 429)]);
      expect(work).toHaveBeenCalledTimes(5);
      work.mockRestore();
      const waiting = await right(there);
      expect(waiting.status).toBe(429);
      expect(Number(waiting.headers.get('retry-after'))).toBeGreaterThan(25);
      identity.advance(31_000);
      expect((await wrong(there)).status).toBe(401);
      expect(Number((await right(there)).headers.get('retry-after'))).toBeGreaterThan(55);
      identity.advance(61_000);
      expect((await right(there)).status).toBe(200);
    });

    test('are those of its whole network: 24 bits of an IPv4 address, 48 of an IPv6 one', async () => {
      const attempts = [1, 2, 3, 4, 5, 6].map((host) => wrong({ address: `203.0.113.${host}` }));
      expect((await Promise.all(attempts)).map(({ status }) => status).sort()).toEqual([...times(5, 401), 429]);
      const lines = [1, 2, 3, 4, 5, 6].map((line) => wrong({ address: `2001:db8:7:${line}::1` }));
      expect((await Promise.all(lines)).map(({ status }) => status).sort()).toEqual([...times(5, 401), 429]);
    });

    test('are nobody else’s, and not the person’s anywhere else', async () => {
      const there = somewhere();
      await atOnce(6, () => wrong(there));
      expect((await right(somewhere())).status).toBe(200);
      const other = await somebodyActive(identity);
      expect((await logIn(there, other.cedula, PASSWORD)).status).toBe(200);
    });
  });

  test('attempts of sixty strangers at once are thirty failures, and thirty are told to wait', async () => {
    expect(await atOnce(60, () => wrong(somewhere()))).toEqual([...times(30, 401), ...times(30, 429)]);
  });

  test('an attempt that nobody had time to look at is answered 503, and counts for nothing', async () => {
    const there = somewhere();
    const work = jest.spyOn(identity.app.get(Passwords), 'verify').mockRejectedValue(new BusyError(2, 'Espere'));
    for (let attempt = 0; attempt < 6; attempt += 1) {
      const refused = await right(there);
      expect(refused).toMatchObject({ status: 503, body: { code: 'busy' } });
      expect(refused.headers.get('retry-after')).toBe('2');
    }
    work.mockRestore();
    expect((await right(there)).status).toBe(200);
  });

  test('attempts that wait for each other leave connections to everybody else', async () => {
    const pair = (await right(somewhere())).body;
    await wrong(somewhere());
    const database = identity.app.get(Database);
    const begun = Promise.withResolvers<void>();
    const end = Promise.withResolvers<void>();
    const lock = database.transaction(async () => {
      await database.query(`select 1 from attempts where key like 'login-person:%' for update`);
      begun.resolve();
      await end.promise;
    });
    await begun.promise;
    const waiting = () =>
      identity.database.query(
        `select 1 as there from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
      );
    const takes = jest.spyOn(identity.app.get(Limits), 'take');
    const flood = Promise.all(Array.from({ length: 20 }, () => wrong(somewhere())));
    await eventually(async () => {
      expect(takes).toHaveBeenCalledTimes(20);
      expect((await waiting()).length).toBeGreaterThan(1);
    });
    const seen: [number, number][] = [];
    for (let question = 0; question < 5; question += 1) {
      const me = await identity.request('GET', '/auth/users/me/', { headers: bearer(pair) });
      seen.push([me.status, (await waiting()).length]);
    }
    end.resolve();
    await Promise.all([lock, flood]);
    takes.mockRestore();
    expect(seen).toEqual(Array.from({ length: 5 }, () => [200, 2]));
  });

  describe('failures of one address', () => {
    test('are twenty an hour, whoever it tries to be; what succeeded is given back', async () => {
      const there = somewhere();
      expect((await right(there)).status).toBe(200);
      expect(await atOnce(24, () => wrong(there, newCedula()))).toEqual([...times(20, 401), ...times(4, 429)]);
      const other = await somebodyActive(identity);
      expect((await logIn(there, other.cedula, PASSWORD)).status).toBe(429);
      identity.advance(3 * MINUTE);
      expect((await logIn(there, other.cedula, PASSWORD)).status).toBe(200);
    });

    test('hold up neither whoever has logged in at that place nor a device that is known', async () => {
      const there = somewhere();
      const device = deviceOf(await right(somewhere()));
      const local = await somebodyActive(identity);
      expect((await logIn(there, local.cedula, PASSWORD)).status).toBe(200);
      await atOnce(24, () => wrong(there, newCedula()));
      expect((await logIn(there, local.cedula, PASSWORD)).status).toBe(200);
      expect((await right(there)).status).toBe(429);
      expect((await right({ ...there, cookie: device })).status).toBe(200);
    });
  });

  describe('a thousand strangers', () => {
    test('are let try thirty times an hour together, and then wait together', async () => {
      expect(await strangers(36)).toEqual([...times(30, 401), ...times(6, 429)]);
      identity.advance(2 * MINUTE);
      expect(await strangers(2)).toEqual([401, 429]);
    });

    test('keep out nobody who comes from a known device or place, nor a password from being changed', async () => {
      const home = somewhere();
      const device = deviceOf(await right(home));
      const session = (await right({ ...home, cookie: device })).body;
      await strangers(34);
      expect((await right(somewhere())).status).toBe(429);
      expect((await right(home)).status).toBe(200);
      expect((await right({ ...somewhere(), cookie: device })).status).toBe(200);
      const change = { current_password: PASSWORD, new_password: OTHER_PASSWORD };
      expect((await post(identity, '/auth/users/set_password/', change, bearer(session))).status).toBe(200);
    });

    test('have the owner mailed once a wave, with the link that lets him or her in from anywhere', async () => {
      await strangers(29);
      expect(await alarms()).toEqual([]);
      await strangers(9);
      identity.advance(2 * 60 * MINUTE);
      await strangers(34);
      expect(await alarms()).toHaveLength(1);
      const link = await linkFor(identity, 'identity.login-attempts-exceeded', person.email);
      const there = somewhere();
      await atOnce(6, () => wrong(there));
      expect((await right(there)).status).toBe(429);
      const passwords = { new_password: OTHER_PASSWORD, re_new_password: OTHER_PASSWORD };
      expect((await post(identity, '/auth/users/reset_password_confirm/', { ...link, ...passwords })).status).toBe(200);
      expect((await logIn(there, person.cedula, OTHER_PASSWORD)).status).toBe(200);
      expect((await logIn(somewhere(), person.cedula, OTHER_PASSWORD)).status).toBe(200);
      identity.advance(24 * 60 * MINUTE);
      await strangers(34);
      expect(await alarms()).toHaveLength(2);
    });

    test('who try somebody who is not there wait alike, and nobody is mailed', async () => {
      const nobody = newCedula();
      const before = (await written(identity, 'identity.login-attempts-exceeded')).length;
      const statuses = [];
      for (let count = 0; count < 32; count += 1) statuses.push((await wrong(somewhere(), nobody)).status);
      expect(statuses).toEqual([...times(30, 401), 429, 429]);
      expect(await written(identity, 'identity.login-attempts-exceeded')).toHaveLength(before);
    });
  });

  describe('a known device', () => {
    test('is told by a cookie that no page reads, which stays the same at the next login and at logout', async () => {
      const first = await right(somewhere());
      expect(first.headers.get('set-cookie')).toMatch(
        /^device=[\w-]{43}; Path=\/auth; Max-Age=34560000; HttpOnly; SameSite=Strict$/,
      );
      const cookie = deviceOf(first);
      const { refresh } = first.body;
      const out = await post(
        identity,
        '/auth/jwt/logout/',
        { refresh },
        { ...bearer(first.body), cookie: cookie ?? '' },
      );
      expect([out.status, out.headers.get('set-cookie')]).toEqual([200, null]);
      expect(deviceOf(await right({ ...somewhere(), cookie: `theme=dark; ${cookie}` }))).toBe(cookie);
    });

    test('of one person serves another one, who logs in on it too', async () => {
      const cookie = deviceOf(await right(somewhere()));
      const other = await somebodyActive(identity);
      expect(deviceOf(await logIn({ ...somewhere(), cookie }, other.cedula, PASSWORD))).toBe(cookie);
    });

    test('has failures of its own: five, then it waits, and other places do not', async () => {
      const cookie = deviceOf(await right(somewhere()));
      expect(await atOnce(7, () => wrong({ ...somewhere(), cookie }))).toEqual([...times(5, 401), 429, 429]);
      expect((await right({ ...somewhere(), cookie })).status).toBe(429);
      expect((await right(somewhere())).status).toBe(200);
    });

    test('is one that we named: what a client makes up is nobody’s, and is replaced', async () => {
      const cookie = `device=${'a'.repeat(43)}`;
      const answer = await right({ ...somewhere(), cookie });
      expect(answer.status).toBe(200);
      expect(deviceOf(answer)).not.toBe(cookie);
    });

    test('is forgotten when twenty newer ones came, and its secret is stored nowhere', async () => {
      const devices = identity.app.get(KnownDeviceRepository);
      const first = await devices.remember(person.link.uid, null);
      for (let count = 0; count < 20; count += 1) {
        identity.advance(1000);
        await devices.remember(person.link.uid, null);
      }
      const rows = await identity.database.query(`select * from known_devices where user_id = ?`, [person.link.uid]);
      expect(rows).toHaveLength(20);
      expect(await devices.remember(person.link.uid, first)).not.toBe(first);
      expect(JSON.stringify(rows)).not.toContain(first);
      expect(await devices.remember(person.link.uid, newId())).toHaveLength(43);
    });
  });
});
