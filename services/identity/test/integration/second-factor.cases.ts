import type { AgencySettings, BegunSecondFactor, IdPhotosAnswer, SecondFactor } from '@bitacora/contracts';
import { demo } from '@bitacora/contracts/demo';
import { accessClaims, ENVIRONMENT } from '@bitacora/platform';
import { asTraveller } from '@bitacora/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { Secret, TOTP } from 'otpauth';
import { CredentialSweep } from '../../src/credentials/credential-sweep.ts';
import { admin } from './admin.ts';
import {
  bearer,
  type Identity,
  linkFor,
  logIn,
  logInCarlos,
  type Pair,
  post,
  somebodyActive,
  startWithDemo,
  untilWaiting,
  whileLocked,
  written,
} from './identity.ts';
import { formOf, photo } from './photos.ts';

const FACTOR = '/auth/users/second_factor';
const HALF_A_MINUTE = 30_000;
const WRONG = { status: 401, body: { code: 'otp_wrong' } };

describe('a second factor', () => {
  let identity: Identity;
  /** Each test has its own half minutes: a code serves once. */
  let shift = 0;
  beforeAll(async () => {
    identity = await startWithDemo();
  });
  afterAll(() => identity.stop());
  beforeEach(async () => {
    move(3);
    await identity.database.query(`delete from attempts`);
    await identity.database.query(`delete from second_factors`);
    await identity.database.query(`update agencies set settings = settings - 'is_second_factor_required'`);
  });

  const move = (periods: number) => {
    identity.advance(periods * HALF_A_MINUTE);
    shift += periods * HALF_A_MINUTE;
  };
  const codeOf = (secret: string, periods = 0) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({
      timestamp: Date.now() + shift + periods * HALF_A_MINUTE,
    });

  const logInAdviser = () => logIn(identity, demo.adviser.cedula, demo.password);
  const begin = (pair: Pair, password: string = demo.password, otp?: string) =>
    post<BegunSecondFactor & Record<string, unknown>>(
      identity,
      FACTOR,
      { current_password: password, otp },
      bearer(pair),
    );
  const confirm = (pair: Pair, code: string) =>
    post<{ recovery_codes: string[] }>(identity, `${FACTOR}/confirm`, { code }, bearer(pair));
  const show = async (pair: Pair) =>
    (await identity.request<SecondFactor>('GET', FACTOR, { headers: bearer(pair) })).body;
  const enter = (cedula: string, otp?: string, password: string = demo.password) =>
    post<Pair & { code: string }>(identity, '/auth/jwt/create/', { username: cedula, password, otp });

  /** A login with a code, and the cookie by which its device is known again. */
  async function withDevice(otp: string, headers: Record<string, string> = {}) {
    const body = { username: demo.adviser.cedula, password: demo.password, otp };
    const answer = await post(identity, '/auth/jwt/create/', body, headers);
    return { status: answer.status, device: (answer.headers.get('set-cookie') ?? '').split(';')[0] ?? '' };
  }

  async function emailOf(userId: string): Promise<string> {
    const [user] = await identity.database.query<{ email: string }>(
      `select p.contact ->> 'email' as email from users u join persons p on p.id = u.person_id where u.id = ?`,
      [userId],
    );
    return user?.email ?? '';
  }

  /** Somebody of the staff whose codes are asked for from now on. */
  async function withFactor(who: { cedula: string } = demo.adviser) {
    const pair = await logIn(identity, who.cedula, demo.password);
    const { secret, uri } = (await begin(pair)).body;
    const { recovery_codes: recovery } = (await confirm(pair, codeOf(secret))).body;
    move(1);
    return { pair, secret, uri, recovery };
  }

  test('is asked for at login once an app has shown its first code, and the password alone opens nothing', async () => {
    const { secret, uri, pair } = await withFactor();
    expect(uri).toMatch(new RegExp(`^otpauth://totp/.*${demo.adviser.cedula}.*secret=${secret}`));
    expect(await enter(demo.adviser.cedula)).toMatchObject({ status: 401, body: { code: 'otp_required' } });
    expect(await enter(demo.adviser.cedula, codeOf(secret))).toMatchObject({ status: 200 });
    expect(await show(pair)).toEqual({ is_on: true, is_required: false, recovery_codes_left: 10 });
  });

  test('says nothing of itself to whoever mistypes the password', async () => {
    const { secret } = await withFactor();
    const answer = await enter(demo.adviser.cedula, codeOf(secret), 'Wrong-password-1');
    expect(answer).toMatchObject({ status: 401, body: { code: 'no_active_account' } });
  });

  test('takes a code once, also of two logins at the same time', async () => {
    const { secret } = await withFactor();
    const code = codeOf(secret);
    const both = await Promise.all([enter(demo.adviser.cedula, code), enter(demo.adviser.cedula, code)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 401]);
    expect(await enter(demo.adviser.cedula, code)).toMatchObject(WRONG);
  });

  test('takes the code by which it was confirmed no second time', async () => {
    const pair = await logIn(identity, demo.adviser.cedula, demo.password);
    const { secret } = (await begin(pair)).body;
    const code = codeOf(secret);
    expect(await confirm(pair, code)).toMatchObject({ status: 200 });
    expect(await enter(demo.adviser.cedula, code)).toMatchObject(WRONG);
  });

  test('bears a phone whose clock is half a minute off, and not one of two minutes', async () => {
    const { secret } = await withFactor();
    move(4);
    expect(await enter(demo.adviser.cedula, codeOf(secret, -4))).toMatchObject(WRONG);
    expect(await enter(demo.adviser.cedula, codeOf(secret, -1))).toMatchObject({ status: 200 });
  });

  test('is replaced by each recovery code once, however it is written', async () => {
    const { recovery, pair } = await withFactor();
    const [first = '', second = ''] = recovery;
    expect(new Set(recovery).size).toBe(10);
    expect(await enter(demo.adviser.cedula, first)).toMatchObject({ status: 200 });
    expect(await enter(demo.adviser.cedula, first)).toMatchObject(WRONG);
    expect(await enter(demo.adviser.cedula, ` ${second.toUpperCase().replaceAll('-', ' ')}`)).toMatchObject({
      status: 200,
    });
    expect(await show(pair)).toMatchObject({ recovery_codes_left: 8 });
  });

  test('has other recovery codes for who knows the password, and the former ones open nothing', async () => {
    const { recovery, pair } = await withFactor();
    const renew = (password: string) =>
      post<{ recovery_codes: string[] }>(
        identity,
        `${FACTOR}/recovery_codes`,
        { current_password: password },
        bearer(pair),
      );
    expect(await renew('Wrong-password-1')).toMatchObject({
      status: 400,
      body: { current_password: [expect.any(String)] },
    });
    const { body } = await renew(demo.password);
    expect(await enter(demo.adviser.cedula, recovery[3])).toMatchObject(WRONG);
    expect(await enter(demo.adviser.cedula, body.recovery_codes[3])).toMatchObject({ status: 200 });
  });

  test('moves to another phone by a code of the one before, which opens the account until the new one showed its own', async () => {
    const { pair, secret, recovery } = await withFactor();
    const moveTo = (otp?: string) => begin(pair, demo.password, otp);
    for (const otp of [undefined, '  ', '000000']) {
      expect(await moveTo(otp)).toMatchObject({ status: 400, body: { otp: [expect.any(String)] } });
    }
    const moved = await moveTo(recovery[0]);
    expect(moved.status).toBe(200);
    expect((await enter(demo.adviser.cedula, codeOf(moved.body.secret))).body.code).toBe('otp_wrong');
    expect((await enter(demo.adviser.cedula, codeOf(secret))).status).toBe(200);
    const codes = (await confirm(pair, codeOf(moved.body.secret))).body.recovery_codes;
    move(1);
    expect((await enter(demo.adviser.cedula, codeOf(secret))).body.code).toBe('otp_wrong');
    expect((await enter(demo.adviser.cedula, recovery[1])).body.code).toBe('otp_wrong');
    expect((await enter(demo.adviser.cedula, codeOf(moved.body.secret))).status).toBe(200);
    expect((await enter(demo.adviser.cedula, codes[0])).status).toBe(200);
    // Nobody goes on with it a second time.
    expect((await confirm(pair, codeOf(moved.body.secret))).status).toBe(409);
  });

  test('wrong codes are counted like wrong passwords, and a login that stopped to ask is not', async () => {
    await withFactor();
    const from = { 'x-forwarded-for': '198.51.100.77' };
    const guess = (otp?: string) =>
      post(identity, '/auth/jwt/create/', { username: demo.adviser.cedula, password: demo.password, otp }, from);
    for (let count = 0; count < 12; count += 1) expect(await guess()).toMatchObject({ status: 401 });
    const answers = [];
    for (let count = 0; count < 6; count += 1) answers.push((await guess('000000')).status);
    expect(answers.slice(0, 5)).toEqual([401, 401, 401, 401, 401]);
    expect(answers[5]).toBe(429);
  });

  test('is not gone round by a link to choose another password', async () => {
    const { secret } = await withFactor(demo.operations);
    await post(identity, '/auth/users/reset_password/', { username: demo.operations.cedula });
    const link = await linkFor(identity, 'identity.password-reset-requested', await emailOf(demo.operations.userId));
    const chosen = { new_password: demo.password, re_new_password: demo.password, log_in: true };
    const answer = await post<Partial<Pair>>(identity, '/auth/users/reset_password_confirm/', { ...link, ...chosen });
    expect(answer.body?.access).toBeUndefined();
    move(1);
    expect(await enter(demo.operations.cedula)).toMatchObject({ status: 401, body: { code: 'otp_required' } });
    expect(await enter(demo.operations.cedula, codeOf(secret))).toMatchObject({ status: 200 });
  });

  test('is set up and removed by who knows the password, and by staff alone', async () => {
    const pair = await logIn(identity, demo.adviser.cedula, demo.password);
    expect(await begin(pair, 'Wrong-password-1')).toMatchObject({ status: 400 });
    expect(await begin(await logInCarlos(identity))).toMatchObject({ status: 403 });
    expect(await confirm(pair, '123456')).toMatchObject({ status: 409, body: { code: 'second_factor_not_begun' } });
    const { pair: inside } = await withFactor();
    expect(await confirm(inside, '123456')).toMatchObject({ status: 409, body: { code: 'second_factor_on' } });
    const remove = (password: string) =>
      post(identity, `${FACTOR}/remove`, { current_password: password }, bearer(inside));
    expect(await remove('Wrong-password-1')).toMatchObject({ status: 400 });
    expect((await remove(demo.password)).status).toBe(200);
    expect(await enter(demo.adviser.cedula)).toMatchObject({ status: 200 });
  });

  test('that an app never confirmed is not asked for', async () => {
    const pair = await logIn(identity, demo.adviser.cedula, demo.password);
    const { secret } = (await begin(pair)).body;
    expect(await confirm(pair, codeOf(secret, 9))).toMatchObject({ status: 400, body: { code: [expect.any(String)] } });
    expect(await enter(demo.adviser.cedula)).toMatchObject({ status: 200 });
  });

  test.each(['begun', 'to move'])(
    'that was %s by who knew the password is confirmed no more once that is another one',
    async (how) => {
      const { pair, recovery } = how === 'begun' ? { pair: await logInAdviser(), recovery: [] } : await withFactor();
      const { secret } = (await begin(pair, demo.password, recovery[0])).body;
      const change = (current_password: string, new_password: string) =>
        post(identity, '/auth/users/set_password/', { current_password, new_password }, bearer(pair));
      const other = 'Otra-clave-2026';
      expect((await change(demo.password, other)).status).toBe(200);
      const answer = await confirm(pair, codeOf(secret));
      expect((await change(other, demo.password)).status).toBe(200);
      const code = how === 'begun' ? 'second_factor_not_begun' : 'second_factor_on';
      expect(answer).toMatchObject({ status: 409, body: { code } });
    },
  );

  describe('that the agency asks for', () => {
    const rolesOf = ({ access }: Pair) =>
      accessClaims.parse(JSON.parse(Buffer.from(access.split('.')[1] ?? '', 'base64url').toString())).roles;
    const whoIs = async (pair: Pair) =>
      (await identity.request<Record<string, unknown>>('GET', '/auth/users/me/', { headers: bearer(pair) })).body;
    const ask = (pair: Pair, body: object = { is_second_factor_required: true }) =>
      identity.request<AgencySettings>('PATCH', `/api/v1/agency/settings/${demo.agency}`, {
        body,
        headers: bearer(pair),
      });

    test('is switched on by an owner who has one, and is told to nobody outside', async () => {
      const owner = await logIn(identity, demo.owner.cedula, demo.password);
      expect(await ask(owner)).toMatchObject({
        status: 400,
        body: { is_second_factor_required: [expect.any(String)] },
      });
      const { pair } = await withFactor(demo.owner);
      expect(await ask(pair)).toMatchObject({ status: 200, body: { is_second_factor_required: true } });
      const [fact] = await identity.database.query<{ envelope: unknown }>(
        `select envelope from outbox where name = 'identity.agency-settings-changed' order by id desc limit 1`,
      );
      expect(JSON.stringify(fact)).not.toContain('second_factor');
    });

    test('leaves who has none without a role until it is set up', async () => {
      const { pair: owner, secret } = await withFactor(demo.owner);
      await ask(owner);
      const pair = await logIn(identity, demo.adviser.cedula, demo.password);
      expect(rolesOf(pair)).toEqual([]);
      expect(await whoIs(pair)).toMatchObject({ is_staff: false, needs_second_factor: true });
      const begun = (await begin(pair)).body;
      await confirm(pair, codeOf(begun.secret));
      const next = await post<Pair>(identity, '/auth/jwt/refresh/', { refresh: pair.refresh });
      expect(rolesOf(next.body)).toEqual(['adviser']);
      const now = await whoIs(next.body);
      expect([now.is_staff, 'needs_second_factor' in now]).toEqual([true, false]);
      expect(rolesOf((await enter(demo.owner.cedula, codeOf(secret))).body)).toEqual(['owner']);
    });

    test('shuts out at once who has none, with the address of the own calendar', async () => {
      const { pair: owner } = await withFactor(demo.owner);
      const { pair } = await withFactor();
      const before = (await written(identity, 'identity.sessions-ended')).length;
      await ask(owner);
      const facts = (await written(identity, 'identity.sessions-ended')).slice(before);
      expect(facts.every((fact) => 'reissue' in fact && fact.reissue && 'ends_calendar' in fact)).toBe(true);
      const users = facts.map((fact) => 'user_id' in fact && fact.user_id);
      expect(users).toEqual(expect.arrayContaining([demo.accounting.userId, demo.operations.userId]));
      for (const { userId } of [demo.owner, demo.adviser]) expect(users).not.toContain(userId);
      await ask(owner);
      expect(await written(identity, 'identity.sessions-ended')).toHaveLength(before + facts.length);
      expect(await show(pair)).toMatchObject({ is_required: true });
    });

    test('opens no photo of a document to who has none, whatever address is known', async () => {
      const { link } = await somebodyActive(identity);
      const { body: photos } = await post<IdPhotosAnswer>(
        identity,
        '/api/v1/user/id_photos/',
        formOf({ front: photo('front') }),
        asTraveller(link.uid),
      );
      const find = async ({ userId }: { userId: string }) =>
        (await identity.request('GET', `/internal/id-photos/${photos.front?.id}?reader=${userId}`)).status;
      expect(await find(demo.adviser)).toBe(200);
      const { pair: owner } = await withFactor(demo.owner);
      await ask(owner);
      expect(await find(demo.adviser)).toBe(404);
      expect(await find(demo.owner)).toBe(200);
    });

    describe('in the very moment in which a token is renewed', () => {
      const whileAdviserIs = <Done>(locked: 'for share' | 'for update', work: () => Promise<Done>) =>
        whileLocked(identity, `select from employees where user_id = ? ${locked}`, [demo.adviser.userId], work);

      test('leaves the new one without a role, where it is decided first', async () => {
        const pair = await logIn(identity, demo.adviser.cedula, demo.password);
        const { renewed } = await whileAdviserIs('for update', async () => {
          const renewed = post<Pair>(identity, '/auth/jwt/refresh/', { refresh: pair.refresh });
          await untilWaiting(identity, 1);
          await identity.database.query(
            `update agencies set settings = settings || '{"is_second_factor_required": true}'`,
          );
          return { renewed };
        });
        expect(rolesOf((await renewed).body)).toEqual([]);
      });

      test('waits for it, and refuses it then, where it is signed first', async () => {
        const { pair: owner } = await withFactor(demo.owner);
        const { asked } = await whileAdviserIs('for share', async () => {
          const asked = ask(owner);
          await untilWaiting(identity, 1);
          return { asked };
        });
        expect((await asked).status).toBe(200);
      });
    });

    test('is asked of nobody any more by who knows the password', async () => {
      const { pair } = await withFactor(demo.owner);
      await ask(pair);
      const off = { is_second_factor_required: false };
      const refused = { status: 400, body: { current_password: [expect.any(String)] } };
      expect(await ask(pair, off)).toMatchObject(refused);
      expect(await ask(pair, { ...off, current_password: 'Wrong-password-1' })).toMatchObject(refused);
      expect(await show(pair)).toMatchObject({ is_required: true });
      expect(await ask(pair, { ...off, current_password: demo.password })).toMatchObject({ status: 200 });
      // What is off already needs no password: a form sends all of it.
      expect(await ask(pair, off)).toMatchObject({ status: 200 });
    });

    test('gives the roles back at once to who had none, when it is asked of nobody any more', async () => {
      const { pair: owner } = await withFactor(demo.owner);
      await ask(owner);
      const before = (await written(identity, 'identity.sessions-ended')).length;
      await ask(owner, { is_second_factor_required: false, current_password: demo.password });
      const facts = (await written(identity, 'identity.sessions-ended')).slice(before);
      expect(facts.every((fact) => 'reissue' in fact && fact.reissue && !('ends_calendar' in fact))).toBe(true);
      const users = facts.map((fact) => 'user_id' in fact && fact.user_id);
      expect(users).toEqual(expect.arrayContaining([demo.accounting.userId, demo.operations.userId]));
      expect(users).not.toContain(demo.owner.userId);
    });

    test('stays, whoever wants to remove it', async () => {
      const { pair } = await withFactor(demo.owner);
      await ask(pair);
      const answer = await post(identity, `${FACTOR}/remove`, { current_password: demo.password }, bearer(pair));
      expect(answer).toMatchObject({ status: 409, body: { code: 'second_factor_required' } });
    });

    test('is removed by nobody while that is decided', async () => {
      const { pair } = await withFactor();
      const { removed } = await whileLocked(
        identity,
        `update agencies set settings = settings || '{"is_second_factor_required": true}' where id = ?`,
        [demo.agency],
        async () => {
          const removed = post(identity, `${FACTOR}/remove`, { current_password: demo.password }, bearer(pair));
          await untilWaiting(identity, 1);
          return { removed };
        },
      );
      expect(await removed).toMatchObject({ status: 409, body: { code: 'second_factor_required' } });
    });
  });

  test('that was lost is removed by an operator, and every session ends', async () => {
    const { pair } = await withFactor();
    const remove = () => admin(identity, 'remove-second-factor', '--username', demo.adviser.cedula);
    expect(await remove()).toMatchObject({ code: 0, out: expect.stringContaining(demo.adviser.cedula) });
    expect(await identity.request('GET', '/auth/users/me/', { headers: bearer(pair) })).toMatchObject({ status: 401 });
    expect(await enter(demo.adviser.cedula)).toMatchObject({ status: 200 });
    expect(await remove()).toMatchObject({ code: 1, err: expect.stringContaining('no está activa') });
  });

  test('is kept sealed, its recovery codes as hashes', async () => {
    const { secret, recovery } = await withFactor();
    const [stored] = await identity.database.query(`select * from second_factors`);
    for (const plain of [secret, ...recovery]) expect(JSON.stringify(stored)).not.toContain(plain);
  });

  test('is closed anew while the key is replaced, and one that no key opens holds up no other', async () => {
    const { secret } = await withFactor();
    await identity.database.query(
      `insert into second_factors select id, 'none', true, 0, '{}' from users where username = ?`,
      [demo.owner.cedula],
    );
    const environment = identity.app.get<{ SEAL_KEY: string }>(ENVIRONMENT);
    const former = environment.SEAL_KEY;
    const next = Buffer.alloc(32, 9).toString('base64');
    Object.assign(environment, { SEAL_KEY: `${next}\n${former}` });
    await identity.app.get(CredentialSweep).sweep();
    Object.assign(environment, { SEAL_KEY: next });
    expect(await enter(demo.adviser.cedula, codeOf(secret))).toMatchObject({ status: 200 });
    Object.assign(environment, { SEAL_KEY: former });
  });

  test('is closed anew as soon as identity starts on both keys, so that the former one may go at once', async () => {
    const { secret } = await withFactor();
    const environment = identity.app.get<{ SEAL_KEY: string }>(ENVIRONMENT);
    const former = environment.SEAL_KEY;
    const next = Buffer.alloc(32, 8).toString('base64');
    Object.assign(environment, { SEAL_KEY: `${next}\n${former}` });
    const sweep = identity.app.get(CredentialSweep);
    sweep.onApplicationShutdown();
    await sweep.onApplicationBootstrap();
    Object.assign(environment, { SEAL_KEY: next });
    expect(await enter(demo.adviser.cedula, codeOf(secret))).toMatchObject({ status: 200 });
    Object.assign(environment, { SEAL_KEY: former });
  });

  test('ends the sessions that the password alone opened, but for the one in which it was set up', async () => {
    const [thief, own] = [
      await logIn(identity, demo.adviser.cedula, demo.password),
      await logIn(identity, demo.adviser.cedula, demo.password),
    ];
    const { secret } = (await begin(own)).body;
    await confirm(own, codeOf(secret));
    const refresh = (pair: Pair) => post(identity, '/auth/jwt/refresh/', { refresh: pair.refresh });
    expect([(await refresh(thief)).status, (await refresh(own)).status]).toEqual([401, 200]);
  });

  test('is guessed ten times a day at most from where nobody has logged in, which its owner is warned of', async () => {
    const { secret } = await withFactor();
    const known = { cookie: (await withDevice(codeOf(secret))).device };
    move(1);
    const warned = async () => (await written(identity, 'identity.login-attempts-exceeded')).length;
    const before = await warned();
    for (let count = 0; count < 10; count += 1) {
      const answer = await withDevice('000000', { 'x-forwarded-for': `198.${count}.0.1` });
      expect(answer.status).toBe(401);
    }
    // From everywhere else, and of a right code, too.
    expect((await withDevice(codeOf(secret), { 'x-forwarded-for': '198.99.0.1' })).status).toBe(429);
    expect(await warned()).toBe(before + 1);
    expect((await withDevice(codeOf(secret), known)).status).toBe(200);
  });

  test('takes five first codes, and then makes whoever tries wait', async () => {
    const pair = await logIn(identity, demo.adviser.cedula, demo.password);
    const { secret } = (await begin(pair)).body;
    for (let count = 0; count < 5; count += 1) expect((await confirm(pair, '000000')).status).toBe(400);
    expect((await confirm(pair, codeOf(secret))).status).toBe(429);
  });
});
