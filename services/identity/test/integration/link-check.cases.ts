import { asStaff, OTHER_AGENCY } from '@bitacora/testing';
import { describe, expect, test } from '@jest/globals';
import {
  askFor,
  comeBack,
  confirm as confirmEmail,
  confirmationTo,
  moveTo,
  somebodyInside,
  undo,
} from './email-changes.ts';
import {
  aPassenger,
  bearer,
  fromSomewhere,
  type Identity,
  linkFor,
  logIn,
  type Pair,
  PASSWORD,
  post,
  put,
  register,
  runIdentity,
  somebodyActive,
  somebodyWaiting,
} from './identity.ts';
import { linkCalls, OTHER_PASSWORD } from './link-calls.ts';

const DAY = 24 * 60 * 60 * 1000;

describe('link check', () => {
  let identity: Identity;
  runIdentity((started) => (identity = started));

  const { activate, askReset, confirm, refresh, resetLink } = linkCalls(() => identity);

  describe('a link that is checked before anything is typed', () => {
    const check = (link: object, headers = {}) => post(identity, '/auth/users/link/', link, headers);

    test('is told to hold, and still works after', async () => {
      const { link } = await somebodyWaiting(identity);
      expect(await check(link)).toMatchObject({ status: 200, body: null });
      expect((await check(link)).status).toBe(200);
      expect((await activate({ ...link, new_password: PASSWORD })).status).toBe(200);
    });

    test('is told to be used when it has activated its account', async () => {
      const { link } = await somebodyActive(identity);
      expect(await check(link)).toMatchObject({ status: 403, body: { code: 'already_active' } });
    });

    test('is refused by field when it is none, is over or was used', async () => {
      const { cedula, email, link } = await somebodyActive(identity);
      const other = await somebodyWaiting(identity);
      const message = ['El enlace no es válido o ya caducó.'];
      expect((await check({ ...link, uid: 'nadie' })).body).toEqual({ uid: message });
      expect((await check({ ...link, token: other.link.token })).body).toEqual({ token: message });
      expect(Object.keys((await check({})).body).sort()).toEqual(['token', 'uid']);
      await askReset(cedula);
      const reset = await resetLink(email);
      expect((await check(reset)).status).toBe(200);
      expect((await confirm({ ...reset })).status).toBe(200);
      expect((await check(reset)).body).toEqual({ token: message });
      identity.advance(7 * DAY);
      expect((await check(other.link)).body).toEqual({ token: message });
    });

    test('that was cancelled is told to be none, though another one activated its account', async () => {
      const { email, link: cancelled } = await somebodyWaiting(identity);
      const corrected = { email: `corregido-${email}` };
      await put(identity, `/api/v1/user/contact/${cancelled.uid}/`, corrected, asStaff());
      const link = await linkFor(identity, 'identity.activation-requested', corrected.email);
      expect((await activate({ ...link, new_password: PASSWORD })).status).toBe(200);
      expect(await check(link)).toMatchObject({ status: 403, body: { code: 'already_active' } });
      expect(await check(cancelled)).toMatchObject({ status: 400, body: { token: [expect.any(String)] } });
      expect(await activate({ ...cancelled, new_password: PASSWORD })).toMatchObject({ status: 400 });
    });

    test('that was mailed twice is told to be used in both mails, whichever was opened', async () => {
      const { cedula, email, link } = await somebodyWaiting(identity);
      identity.advance(10 * 60 * 1000);
      await askReset(cedula);
      const again = await linkFor(identity, 'identity.activation-requested', email);
      expect((await activate({ ...again, new_password: PASSWORD })).status).toBe(200);
      for (const one of [link, again]) expect((await check(one)).status).toBe(403);
    });

    test("to an e-mail is told to be used as long as the e-mail is the account's", async () => {
      const somebody = await somebodyInside(identity);
      await askFor(identity, somebody, 'suyo@otro.example');
      const link = await confirmationTo(identity, 'suyo@otro.example');
      expect((await confirmEmail(identity, link)).status).toBe(200);
      expect(await check(link)).toMatchObject({ status: 403, body: { code: 'already_confirmed' } });
      await comeBack(identity, somebody, 'suyo@otro.example');
      const undoLink = await moveTo(identity, somebody, 'suyo@otro.example', 'otro-mas@otro.example');
      expect((await check(link)).status).toBe(400);
      expect((await undo(identity, undoLink)).status).toBe(200);
      expect(await check(undoLink)).toMatchObject({ status: 403, body: { code: 'already_undone' } });
      expect((await undo(identity, undoLink)).status).toBe(400);
      expect((await check(link)).status).toBe(403);
    });

    test('to an e-mail that was cancelled is told to be none', async () => {
      const somebody = await somebodyInside(identity);
      await askFor(identity, somebody, 'nunca@otro.example');
      const link = await confirmationTo(identity, 'nunca@otro.example');
      await identity.request('DELETE', '/api/v1/user/email/pending/', { headers: somebody.headers });
      expect((await check(link)).status).toBe(400);
      await moveTo(identity, somebody, `${somebody.cedula}@correo.example`, 'nunca@otro.example');
      expect((await check(link)).status).toBe(400);
    });

    test('by which an account agrees is told to be used when it has agreed, and not when it ended before', async () => {
      const owner = await somebodyActive(identity);
      const byAgency = { id_number: owner.cedula, email: 'de-la-agencia@correo.example' };
      const [passenger] = await register(identity, aPassenger(byAgency), OTHER_AGENCY);
      const ask = async () => {
        await post(
          identity,
          `/api/v1/user/passenger/${passenger?.id}/confirm_account/`,
          undefined,
          asStaff(OTHER_AGENCY),
        );
        return linkFor(identity, 'identity.account-confirmation-requested', owner.email);
      };
      const ended = await ask();
      await identity.database.query(`update user_tokens set used_at = now() where passenger_id = ?`, [passenger?.id]);
      expect((await check(ended)).status).toBe(400);
      const link = await ask();
      expect((await post(identity, '/api/v1/user/account/confirm/', link)).status).toBe(200);
      expect(await check(link)).toMatchObject({ status: 403, body: { code: 'already_agreed' } });
      expect((await check(ended)).status).toBe(400);
    });

    test('cannot be guessed: an address that tries many waits, and a link that holds is opened there all the same', async () => {
      const there = fromSomewhere();
      const { link } = await somebodyWaiting(identity);
      const guesses = Array.from({ length: 14 }, (_, attempt) => check({ ...link, token: `guess ${attempt}` }, there));
      const statuses = (await Promise.all(guesses)).map(({ status }) => status).sort();
      expect(statuses).toEqual([...Array.from({ length: 10 }, () => 400), 429, 429, 429, 429]);
      expect((await check(link, there)).status).toBe(200);
    });

    test('is no guess when it was mailed by us, though it is used or over', async () => {
      const there = fromSomewhere();
      const { link: over } = await somebodyWaiting(identity);
      const links = [over];
      for (const { cedula, email } of [await somebodyActive(identity), await somebodyActive(identity)]) {
        await askReset(cedula);
        const used = await resetLink(email);
        expect((await confirm({ ...used })).status).toBe(200);
        links.push(used);
      }
      identity.advance(7 * DAY);
      // Together more than an address may guess, whichever of them would be counted as guesses.
      for (let attempt = 0; attempt < 9; attempt += 1) {
        for (const link of links) expect((await check(link, there)).status).toBe(400);
      }
    });
  });

  describe('whoever asks for it is logged in', () => {
    const me = (pair: Pair) => identity.request('GET', '/auth/users/me/', { headers: bearer(pair) });

    test('after choosing the first password, and not when the link only activates', async () => {
      const { cedula, link } = await somebodyWaiting(identity);
      const body = { ...link, new_password: PASSWORD, log_in: true };
      const { body: pair } = await post<Pair>(identity, '/auth/users/activation/', body);
      expect((await me(pair)).body).toMatchObject({ username: cedula });
      expect((await refresh(pair.refresh)).status).toBe(200);
      const other = await somebodyWaiting(identity);
      expect(await activate({ ...other.link, log_in: true })).toMatchObject({ status: 200, body: null });
    });

    test('after a reset, in a session that its end of all others leaves alone', async () => {
      const { cedula, email } = await somebodyActive(identity);
      const before = await logIn(identity, cedula, PASSWORD);
      await askReset(cedula);
      const body = { new_password: OTHER_PASSWORD, re_new_password: OTHER_PASSWORD, log_in: true };
      const path = '/auth/users/reset_password_confirm/';
      const { body: pair } = await post<Pair>(identity, path, { ...(await resetLink(email)), ...body });
      expect((await me(pair)).body).toMatchObject({ username: cedula });
      expect((await refresh(pair.refresh)).status).toBe(200);
      expect((await refresh(before.refresh)).status).toBe(401);
    });
  });
});
