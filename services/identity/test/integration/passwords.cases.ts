import { Database } from '@bitacora/platform';
import { startTestProcess } from '@bitacora/testing';
import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { KnownOrigins } from '../../src/credentials/known-origins.ts';
import { OpenSessions } from '../../src/credentials/open-sessions.ts';
import { Passwords } from '../../src/credentials/passwords.ts';
import { identity as definition } from '../../src/identity.process.ts';
import { somebodyInside } from './email-changes.ts';
import {
  bearer,
  fromSomewhere,
  type Identity,
  linkFor,
  type Pair,
  PASSWORD,
  post,
  runIdentity,
  somebodyActive,
  somebodyWaiting,
  written,
} from './identity.ts';
import { linkCalls, OTHER_PASSWORD } from './link-calls.ts';

describe('passwords', () => {
  let identity: Identity;
  runIdentity((started) => (identity = started));

  describe('links for a forgotten password', () => {
    const MINUTE = 60_000;
    let person: Awaited<ReturnType<typeof somebodyActive>>;
    beforeEach(async () => {
      person = await somebodyActive(identity);
    });

    let networks = 0;
    /** An address in a network that nobody came from before. */
    const somewhere = () => ({ 'x-forwarded-for': `100.80.${++networks}.7` });

    const askFor = async (username: string, from: Record<string, string>) =>
      (await post(identity, '/auth/users/reset_password/', { username }, from)).status;
    const ask = (from: Record<string, string> = somewhere()) => askFor(person.cedula, from);

    const mails = async (name: 'identity.password-reset-requested' | 'identity.activation-requested', email: string) =>
      (await written(identity, name)).filter((fact) => fact.email === email).length;
    const resets = () => mails('identity.password-reset-requested', person.email);

    /** The owner logs in from here; answers the cookie by which the device is known again. */
    async function logInFrom(from: Record<string, string>): Promise<string> {
      const answer = await post(identity, '/auth/jwt/create/', { username: person.cedula, password: PASSWORD }, from);
      expect(answer.status).toBe(200);
      return (answer.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
    }

    /** The owner chooses a password by the link that was mailed last. */
    async function useLink(): Promise<number> {
      const link = await linkFor(identity, 'identity.password-reset-requested', person.email);
      const body = { ...link, new_password: PASSWORD, re_new_password: PASSWORD };
      return (await post(identity, '/auth/users/reset_password_confirm/', body)).status;
    }

    /** Strangers ask, each from a network of its own, as soon as another link would be mailed, until one has to wait. */
    async function strangersAsk(): Promise<void> {
      for (let stranger = 0; stranger < 20; stranger += 1) {
        if ((await ask()) === 429) return;
        identity.advance(10 * MINUTE);
      }
      throw new Error('no stranger had to wait');
    }

    describe('a link to choose a password', () => {
      test('is mailed once in ten minutes, however many ask for it; all are answered alike', async () => {
        await Promise.all(Array.from({ length: 8 }, () => ask()));
        for (let more = 0; more < 4; more += 1) expect(await ask()).toBe(200);
        expect(await resets()).toBe(1);
        identity.advance(10 * MINUTE);
        expect(await ask()).toBe(200);
        expect(await resets()).toBe(2);
        expect(await useLink()).toBe(200);
      });

      test('that strangers asked for is the owner’s to use', async () => {
        for (let stranger = 0; stranger < 6; stranger += 1) expect(await ask()).toBe(200);
        expect(await ask(fromSomewhere())).toBe(200);
        expect(await useLink()).toBe(200);
      });

      test('is mailed anew once it was used, three times a person; then one waits', async () => {
        for (let mailed = 1; mailed <= 3; mailed += 1) {
          expect(await ask()).toBe(200);
          expect(await resets()).toBe(mailed);
          expect(await useLink()).toBe(200);
        }
        expect(await ask()).toBe(429);
      });

      test('to an account that is not in use yet is mailed again after ten minutes, too', async () => {
        const { cedula, email } = await somebodyWaiting(identity);
        expect(await askFor(cedula, somewhere())).toBe(200);
        expect(await mails('identity.activation-requested', email)).toBe(1);
        identity.advance(10 * MINUTE);
        expect(await askFor(cedula, somewhere())).toBe(200);
        expect(await mails('identity.activation-requested', email)).toBe(2);
      });

      test.each(['device', 'place'])('is not kept from its owner on a known %s by strangers who ask', async (known) => {
        const home = somewhere();
        const cookie = await logInFrom(home);
        await strangersAsk();
        const before = await resets();
        expect(await ask(known === 'device' ? { ...somewhere(), cookie } : home)).toBe(200);
        expect(await resets()).toBe(before + 1);
      });

      test('is counted on a known device, too', async () => {
        const cookie = await logInFrom(somewhere());
        for (let mailed = 0; mailed < 3; mailed += 1) expect(await ask({ ...somewhere(), cookie })).toBe(200);
        expect(await ask({ ...somewhere(), cookie })).toBe(429);
        // The known device's count is not that of strangers.
        expect(await ask()).toBe(200);
      });

      test('is asked for ten times an address, whichever replica is asked; then one waits', async () => {
        const { DATABASE_URL: databaseUrl } = identity.environment;
        const other = await startTestProcess(definition, { databaseUrl });
        const there = somewhere();
        const path = '/auth/users/reset_password/';
        const body = { username: person.cedula };
        const askOther = async () => (await other.request('POST', path, { body, headers: there })).status;
        for (let asked = 0; asked < 5; asked += 1) expect([await ask(there), await askOther()]).toEqual([200, 200]);
        expect([await ask(there), await askOther()]).toEqual([429, 429]);
        await other.stop();
      });
    });
  });

  describe('the work of a link', () => {
    const COMMON = 'Abcdef123';
    const HALF_MINUTE = 30_000;
    const hash = jest.spyOn(Passwords.prototype, 'hash');
    beforeEach(() => {
      hash.mockClear();
    });

    const { activate, askReset, confirm, resetLink } = linkCalls(() => identity);
    const common = { new_password: COMMON, re_new_password: COMMON };
    const times = (count: number, status: number) => Array.from({ length: count }, () => status);

    /** The link that somebody who forgot the password was mailed. */
    async function reset() {
      const { cedula, email } = await somebodyActive(identity);
      await askReset(cedula);
      hash.mockClear();
      return { ...(await resetLink(email)) };
    }

    test('of passwords two are worked on at once and thirty-two wait; who comes then is told to come again', async () => {
      const passwords = identity.app.get(Passwords);
      const all = await Promise.allSettled(
        Array.from({ length: 40 }, () => passwords.verify(PASSWORD, null, 'somebody')),
      );
      const refused = all.filter((one) => one.status === 'rejected');
      expect(refused).toHaveLength(6);
      for (const { reason } of refused) expect(reason).toMatchObject({ code: 'busy', retryAfterSeconds: 2 });
      expect(await passwords.verify(PASSWORD, null, 'somebody')).toBe(false);
    });

    describe('a password that a mailed link brings', () => {
      test('is not hashed before it and the link are good', async () => {
        const link = await reset();
        expect((await confirm({ ...link, ...common })).body).toEqual({ new_password: [expect.any(String)] });
        expect((await confirm({ ...link, token: 'none' })).body).toEqual({ token: [expect.any(String)] });
        const { link: used } = await somebodyActive(identity);
        const { link: waiting } = await somebodyWaiting(identity);
        hash.mockClear();
        expect((await activate({ ...used, new_password: PASSWORD })).status).toBe(403);
        expect((await activate({ ...waiting, ...common })).body).toEqual({ new_password: [expect.any(String)] });
        expect(hash).not.toHaveBeenCalled();
        expect((await activate({ ...waiting, new_password: PASSWORD })).status).toBe(200);
        expect((await confirm(link)).status).toBe(200);
        expect(hash).toHaveBeenCalledTimes(2);
      });

      test('is tried ten times, wherever from; then one waits, and the link still works', async () => {
        const link = await reset();
        const tries = await Promise.all(Array.from({ length: 14 }, () => confirm({ ...link, ...common })));
        expect(tries.map(({ status }) => status).sort()).toEqual([...times(10, 400), ...times(4, 429)]);
        const waiting = await confirm(link);
        expect(waiting.status).toBe(429);
        expect(Number(waiting.headers.get('retry-after'))).toBeGreaterThan(25);
        expect((await confirm(await reset())).status).toBe(200);
        identity.advance(HALF_MINUTE);
        expect((await confirm(link)).status).toBe(200);
      });

      test('of a used link is not tried for ever either', async () => {
        // It was tried once already, when it did its work.
        const { link } = await somebodyActive(identity);
        const open = () => post(identity, '/auth/users/activation/', { ...link, new_password: PASSWORD });
        const tries = await Promise.all(Array.from({ length: 12 }, open));
        expect(tries.map(({ status }) => status).sort()).toEqual([...times(9, 403), ...times(3, 429)]);
      });
    });
  });

  describe('a stolen password', () => {
    const MAXIMUM = 30;

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
      (
        await identity.app
          .get(KnownOrigins)
          .of(userId, { place: { device: null, address: `100.80.${network}.x` }, device })
      )?.kind ?? null;

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
              .openByLink(owner.userId, user?.hash ?? '', { place: { device: null, address: null }, device: null }),
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
  });
});
