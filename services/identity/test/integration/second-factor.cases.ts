import { demo } from '@bitacora/contracts/demo';
import { ENVIRONMENT } from '@bitacora/platform';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { CredentialSweep } from '../../src/credentials/credential-sweep.ts';
import { admin } from './admin.ts';
import { bearer, type Identity, linkFor, logIn, logInCarlos, type Pair, post, written } from './identity.ts';
import { FACTOR, runSecondFactors } from './second-factor.ts';

const WRONG = { status: 401, body: { code: 'otp_wrong' } };

describe('a second factor', () => {
  const { identity: running, move, codeOf, begin, confirm, show, enter, withFactor } = runSecondFactors();
  let identity: Identity;
  beforeAll(() => {
    identity = running();
  });

  const logInAdviser = () => logIn(identity, demo.adviser.cedula, demo.password);

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

  test('has other recovery codes for who knows the password and shows a code, and the former ones open nothing', async () => {
    const { recovery, pair, secret } = await withFactor();
    const renew = (otp?: string, password: string = demo.password) =>
      post<Record<string, string[]>>(
        identity,
        `${FACTOR}/recovery_codes`,
        { current_password: password, otp },
        bearer(pair),
      );
    expect(await renew(codeOf(secret), 'Wrong-password-1')).toMatchObject({
      status: 400,
      body: { current_password: [expect.any(String)] },
    });
    for (const otp of [undefined, '  ', '000000']) {
      expect(await renew(otp)).toMatchObject({ status: 400, body: { otp: [expect.any(String)] } });
    }
    const [first = [], second = []] = [
      (await renew(codeOf(secret))).body['recovery_codes'],
      // Who lost the phone renews them by one of them.
      (await renew(recovery[0])).body['recovery_codes'],
    ];
    expect(second).toEqual([]);
    expect(await enter(demo.adviser.cedula, recovery[3])).toMatchObject(WRONG);
    const again = (await renew(first[0])).body['recovery_codes'] ?? [];
    expect(await enter(demo.adviser.cedula, first[3])).toMatchObject(WRONG);
    expect(await enter(demo.adviser.cedula, again[3])).toMatchObject({ status: 200 });
  });

  test('is told to its owner by mail when it was set up, moved, removed, or has other recovery codes', async () => {
    const told = async () =>
      (await written(identity, 'identity.second-factor-changed')).map((fact) => [fact['change'], fact['email']]);
    const { pair, recovery } = await withFactor();
    const { secret } = (await begin(pair, demo.password, recovery[0])).body;
    await confirm(pair, codeOf(secret));
    move(1);
    const act = (what: string, otp: string) =>
      post<{ recovery_codes: string[] }>(
        identity,
        `${FACTOR}/${what}`,
        { current_password: demo.password, otp },
        bearer(pair),
      );
    await act('recovery_codes', codeOf(secret));
    move(1);
    await act('remove', codeOf(secret));
    const email = await emailOf(demo.adviser.userId);
    const changes = ['set', 'moved', 'codes_renewed', 'removed'];
    expect((await told()).slice(-4)).toEqual(changes.map((change) => [change, email]));
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

  test('is set up by who knows the password, removed by who shows a code of it, too, and by staff alone', async () => {
    const pair = await logIn(identity, demo.adviser.cedula, demo.password);
    expect(await begin(pair, 'Wrong-password-1')).toMatchObject({ status: 400 });
    expect(await begin(await logInCarlos(identity))).toMatchObject({ status: 403 });
    expect(await confirm(pair, '123456')).toMatchObject({ status: 409, body: { code: 'second_factor_not_begun' } });
    const { pair: inside, secret } = await withFactor();
    expect(await confirm(inside, '123456')).toMatchObject({ status: 409, body: { code: 'second_factor_on' } });
    const remove = (otp?: string, password: string = demo.password) =>
      post(identity, `${FACTOR}/remove`, { current_password: password, otp }, bearer(inside));
    expect(await remove(codeOf(secret), 'Wrong-password-1')).toMatchObject({ status: 400 });
    for (const otp of [undefined, '  ', '000000']) {
      expect(await remove(otp)).toMatchObject({ status: 400, body: { otp: [expect.any(String)] } });
    }
    expect((await remove(codeOf(secret))).status).toBe(200);
    expect(await enter(demo.adviser.cedula)).toMatchObject({ status: 200 });
  });

  test('wrong codes of who knows the password are counted within the account, too', async () => {
    const { pair } = await withFactor();
    const guess = async (path: string) =>
      (await post(identity, path, { current_password: demo.password, otp: '000000' }, bearer(pair))).status;
    const paths = [`${FACTOR}/recovery_codes`, `${FACTOR}/remove`, FACTOR];
    const answers = [];
    for (const path of [...paths, ...paths]) answers.push(await guess(path));
    expect(answers).toEqual([400, 400, 400, 400, 400, 429]);
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

  test('that was lost is removed by an operator, and every session ends', async () => {
    const { pair } = await withFactor();
    const remove = () => admin(identity, 'remove-second-factor', '--username', demo.adviser.cedula);
    expect(await remove()).toMatchObject({ code: 0, out: expect.stringContaining(demo.adviser.cedula) });
    const fact = (await written(identity, 'identity.second-factor-changed')).at(-1);
    expect(fact).toMatchObject({ user_id: demo.adviser.userId, change: 'removed' });
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
