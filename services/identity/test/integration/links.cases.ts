import { asTraveller } from '@bitacora/testing';
import { describe, expect, test } from '@jest/globals';
import {
  aPassenger,
  bearer,
  fromSomewhere,
  type Identity,
  linkFor,
  logIn,
  newCedula,
  type Pair,
  PASSWORD,
  post,
  register,
  runIdentity,
  somebodyActive,
  somebodyWaiting,
  written,
} from './identity.ts';
import { linkCalls, OTHER_PASSWORD } from './link-calls.ts';

const MINUTE = 60 * 1000;
const DAY = 24 * 60 * MINUTE;

describe('links', () => {
  let identity: Identity;
  runIdentity((started) => (identity = started));

  const { activate, askReset, confirm, refresh, resetLink } = linkCalls(() => identity);

  describe('an activation link', () => {
    test('activates the account with the password that its owner chooses', async () => {
      const { cedula, link } = await somebodyWaiting(identity);
      const answer = await activate({ ...link, new_password: PASSWORD, re_new_password: PASSWORD });
      expect(answer).toMatchObject({ status: 200, body: null });
      await logIn(identity, cedula, PASSWORD);
      expect(await written(identity, 'identity.user-activated')).toContainEqual({ user_id: link.uid });
    });

    test('tells the agency that registered its owner that the account waits no more', async () => {
      const { link } = await somebodyWaiting(identity);
      const isOwners = (fact: Record<string, unknown>) => fact['user_id'] === link.uid;
      const [registered] = (await written(identity, 'identity.passenger-registered')).filter(isOwners);
      expect(registered).toMatchObject({ account_waits: true });
      expect((await activate({ ...link, new_password: PASSWORD })).status).toBe(200);
      const updates = (await written(identity, 'identity.passenger-updated')).filter(isOwners);
      expect(updates).toHaveLength(1);
      expect(updates[0]).not.toHaveProperty('account_waits');
    });

    test('without a password activates, and mails a link to choose one', async () => {
      const { cedula, email, link } = await somebodyWaiting(identity);
      expect((await activate(link)).status).toBe(200);
      expect((await post(identity, '/auth/jwt/create', { username: cedula, password: PASSWORD })).status).toBe(401);
      expect((await confirm(await resetLink(email).then((reset) => ({ ...reset })))).status).toBe(200);
      await logIn(identity, cedula, OTHER_PASSWORD);
    });

    test('works once: the account is active already', async () => {
      const { link } = await somebodyActive(identity);
      const answer = await activate({ ...link, new_password: OTHER_PASSWORD });
      expect(answer).toMatchObject({ status: 403, body: { detail: 'Esta cuenta ya está activa' } });
    });

    test('opened many times at once activates once', async () => {
      const { cedula, link } = await somebodyWaiting(identity);
      const body = { ...link, new_password: PASSWORD };
      const answers = await Promise.all(Array.from({ length: 8 }, () => activate(body)));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 7 }, () => 403)]);
      await logIn(identity, cedula, PASSWORD);
      const facts = await written(identity, 'identity.user-activated');
      expect(facts.filter((fact) => fact.user_id === link.uid)).toHaveLength(1);
    });

    test('that is not one names what is wrong, and changes nothing', async () => {
      const { cedula, link } = await somebodyWaiting(identity);
      const other = await somebodyWaiting(identity);
      const message = ['El enlace no es válido o ya caducó.'];
      expect(await activate({ ...link, uid: 'nobody' })).toMatchObject({ status: 400, body: { uid: message } });
      expect((await activate({ ...link, token: 'x' })).body).toEqual({ token: message });
      expect((await activate({ ...link, token: other.link.token })).body).toEqual({ token: message });
      expect(Object.keys((await activate({})).body).sort()).toEqual(['token', 'uid']);
      expect((await activate({ ...link, new_password: 'Password1' })).body).toEqual({
        new_password: ['Esta contraseña es muy común. Elija otra.'],
      });
      expect((await activate({ ...link, new_password: PASSWORD, re_new_password: 'x' })).body).toEqual({
        non_field_errors: ['Las contraseñas no coinciden'],
      });
      expect((await activate({ ...link, new_password: 'corta' })).body.new_password).toHaveLength(3);
      expect((await post(identity, '/auth/jwt/create', { username: cedula, password: PASSWORD })).status).toBe(401);
      expect((await activate({ ...link, new_password: PASSWORD })).status).toBe(200);
    });

    test('expires after a day; asking for a new password mails a new one', async () => {
      const { cedula, email, link } = await somebodyWaiting(identity);
      identity.advance(DAY);
      expect((await activate(link)).body).toHaveProperty('token');
      expect((await askReset(cedula)).status).toBe(200);
      const fresh = await linkFor(identity, 'identity.activation-requested', email);
      expect((await activate({ ...fresh, new_password: PASSWORD })).status).toBe(200);
    });

    test('cannot be guessed: an address that tries many waits, and keeps nobody there from a link that holds', async () => {
      const there = fromSomewhere();
      const { link } = await somebodyWaiting(identity);
      for (let attempt = 0; attempt < 10; attempt++) {
        await post(identity, '/auth/users/activation', { ...link, token: `guess ${attempt}` }, there);
      }
      const open = (token: string) =>
        post(identity, '/auth/users/activation', { ...link, token, new_password: PASSWORD }, there);
      expect((await open('one more guess')).status).toBe(429);
      expect((await open(link.token)).status).toBe(200);
    });
  });

  describe('a forgotten password', () => {
    test('is replaced through a mailed link, once; every session ends', async () => {
      const { cedula, email } = await somebodyActive(identity);
      const session = await logIn(identity, cedula, PASSWORD);
      expect(await askReset(cedula)).toMatchObject({ status: 200, body: null });
      const link = await resetLink(email);
      expect((await confirm({ ...link })).status).toBe(200);
      expect((await refresh(session.refresh)).status).toBe(401);
      expect((await post(identity, '/auth/jwt/create', { username: cedula, password: PASSWORD })).status).toBe(401);
      await logIn(identity, cedula, OTHER_PASSWORD);
      expect((await confirm({ ...link })).body).toHaveProperty('token');
      expect(await written(identity, 'identity.password-changed')).toContainEqual({ user_id: link.uid });
    });

    test('link expires after a day, and goes with every other link once one is used', async () => {
      const { cedula, email } = await somebodyActive(identity);
      await askReset(cedula);
      const old = await resetLink(email);
      identity.advance(DAY);
      expect((await confirm({ ...old })).body).toHaveProperty('token');
      await askReset(cedula);
      const first = await resetLink(email);
      identity.advance(10 * MINUTE);
      await askReset(cedula);
      const second = await resetLink(email);
      expect((await confirm({ ...second })).status).toBe(200);
      expect((await confirm({ ...first })).body).toHaveProperty('token');
    });

    test('is refused field by field, and the link still works after', async () => {
      const { cedula, email, link: activation } = await somebodyActive(identity);
      await askReset(cedula);
      const link = await resetLink(email);
      expect((await confirm({ ...link, re_new_password: 'Otra-clave-99' })).body).toEqual({
        non_field_errors: ['Las contraseñas no coinciden'],
      });
      expect((await confirm({ ...activation })).body).toHaveProperty('token');
      expect(
        Object.keys(
          (await confirm({ uid: 'x', token: 'x', new_password: 'Password1', re_new_password: 'Password1' })).body,
        ).sort(),
      ).toEqual(['new_password', 'uid']);
      expect((await confirm({ uid: '', token: '', new_password: '', re_new_password: '' })).body).toHaveProperty(
        'new_password',
      );
      expect((await confirm({ ...link })).status).toBe(200);
    });

    test('of nobody is nobody, and of somebody without e-mail says so', async () => {
      expect(await askReset(newCedula())).toMatchObject({ status: 404, body: { detail: 'Usuario no existe' } });
      const [passenger] = await register(identity, aPassenger());
      expect(await askReset(passenger?.id_number ?? '')).toMatchObject({
        status: 400,
        body: { username: ['Su cuenta no tiene un correo electrónico. Comuníquese con su agencia.'] },
      });
      expect((await askReset('')).body).toHaveProperty('username');
    });
  });

  describe('changing a password', () => {
    const change = (pair: Pair, body: Record<string, unknown>) =>
      post(
        identity,
        '/auth/users/set_password/',
        { current_password: PASSWORD, new_password: OTHER_PASSWORD, ...body },
        bearer(pair),
      );

    test('ends the other sessions, and every link to choose one', async () => {
      const { cedula, email } = await somebodyActive(identity);
      const here = await logIn(identity, cedula, PASSWORD);
      const elsewhere = await logIn(identity, cedula, PASSWORD);
      await askReset(cedula);
      expect(await change(here, { re_new_password: OTHER_PASSWORD })).toMatchObject({ status: 200, body: null });
      expect((await refresh(here.refresh)).status).toBe(200);
      expect((await refresh(elsewhere.refresh)).status).toBe(401);
      expect((await confirm({ ...(await resetLink(email)) })).body).toHaveProperty('token');
      await logIn(identity, cedula, OTHER_PASSWORD);
    });

    test('is refused field by field', async () => {
      const { cedula } = await somebodyActive(identity);
      const pair = await logIn(identity, cedula, PASSWORD);
      expect((await change(pair, { current_password: 'no', new_password: 'Ecuador2026' })).body).toEqual({
        current_password: ['La contraseña actual no es correcta.'],
        new_password: ['Esta contraseña es muy común. Elija otra.'],
      });
      expect((await change(pair, { re_new_password: 'x' })).body).toEqual({
        non_field_errors: ['Las contraseñas no coinciden'],
      });
      expect((await change(pair, { new_password: 'todo-minusculas' })).body.new_password).toHaveLength(2);
      expect((await change(pair, { current_password: undefined })).body).toHaveProperty('current_password');
      await logIn(identity, cedula, PASSWORD);
    });

    test('needs a person whose session is open', async () => {
      expect((await post(identity, '/auth/users/set_password', {})).status).toBe(401);
      const nobody = { current_password: 'x', new_password: OTHER_PASSWORD };
      expect((await post(identity, '/auth/users/set_password', nobody, asTraveller())).status).toBe(401);
      const { cedula } = await somebodyActive(identity);
      const pair = await logIn(identity, cedula, PASSWORD);
      await post(identity, '/auth/jwt/logout/', { refresh: pair.refresh }, bearer(pair));
      expect((await change(pair, {})).status).toBe(401);
      await logIn(identity, cedula, PASSWORD);
    });

    test('makes whoever guesses the present one in a session wait, and nobody in another', async () => {
      const { cedula } = await somebodyActive(identity);
      const [guessed, other] = [await logIn(identity, cedula, PASSWORD), await logIn(identity, cedula, PASSWORD)];
      const tries = await Promise.all(Array.from({ length: 8 }, () => change(guessed, { current_password: 'no' })));
      expect(tries.map(({ status }) => status).sort()).toEqual([400, 400, 400, 400, 400, 429, 429, 429]);
      expect((await change(guessed, {})).status).toBe(429);
      expect((await change(other, {})).status).toBe(200);
    });

    test('works in an open session however often strangers fail to log in', async () => {
      const { cedula } = await somebodyActive(identity);
      const pair = await logIn(identity, cedula, PASSWORD);
      for (let attempt = 0; attempt < 8; attempt++) {
        await post(identity, '/auth/jwt/create/', { username: cedula, password: 'no' });
      }
      expect((await change(pair, {})).status).toBe(200);
    });
  });

  test('links leave identity sealed, and are stored hashed', async () => {
    const { link } = await somebodyWaiting(identity);
    const rows = await identity.database.query(
      `select t::text as row from user_tokens t union all select envelope::text from outbox`,
    );
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain(link.token);
  });

  test('the secrets of links stand in no history of what was asked for', async () => {
    const { email } = await somebodyWaiting(identity);
    const name = 'identity.activation-requested';
    const [sent] = await identity.database.query<{ sealed: string | null }>(
      `select envelope #>> '{data,sealed}' as sealed from outbox where name = ? and envelope #>> '{data,email}' = ?`,
      [name, email],
    );
    expect(sent?.sealed).toBeTruthy();
    const kept = await identity.database.query(
      `select envelope #>> '{data,sealed}' as sealed from history where name = ? and envelope #>> '{data,email}' = ?`,
      [name, email],
    );
    expect(kept).toEqual([{ sealed: null }]);
  });
});
