import { Commands } from '@bitacora/platform';
import { asStaff, OTHER_AGENCY } from '@bitacora/testing';
import { describe, expect, test } from '@jest/globals';
import { ReleaseCedula } from '../../src/use-cases/release-cedula.ts';
import { admin, anAgency, anEmployee, RUC } from './admin.ts';
import {
  aPassenger,
  changesOf,
  everything,
  type Identity,
  linkFor,
  logIn,
  newCedula,
  passengersWith,
  PASSWORD,
  post,
  put,
  register,
  runIdentity,
  somebodyActive,
  written,
} from './identity.ts';

describe('admin release cedula', () => {
  let identity: Identity;
  runIdentity((started) => (identity = started));

  const release = (cedula: string, ...more: string[]) =>
    admin(identity, 'release-cedula', `--cedula=${cedula}`, ...more);
  const canLogIn = async (username: string) =>
    (await post(identity, '/auth/jwt/create/', { username, password: PASSWORD })).status === 200;
  const listed = (cedula: string) => passengersWith(identity, cedula);

  test('a cédula is freed by whoever has seen whose it is, and says so', async () => {
    const { cedula } = await somebodyActive(identity);
    const before = await everything(identity);
    const looked = await release(cedula);
    expect(looked).toMatchObject({
      code: 1,
      err: expect.stringMatching(/An account in use, 0\*\*\*@correo.example; sees the journeys[^]*--yes/),
    });
    expect(await everything(identity)).toEqual(before);
    expect(await canLogIn(cedula)).toBe(true);
  });

  test('one that nobody holds, or that is none, is refused', async () => {
    expect(await release(newCedula(), '--yes')).toMatchObject({
      code: 1,
      err: expect.stringContaining('Nobody holds'),
    });
    expect(await release('1710034066', '--yes')).toMatchObject({
      code: 2,
      err: expect.stringContaining('--cedula: no cédula'),
    });
  });

  test('the wrong account is closed for good: no login, session, link or journey is left to it', async () => {
    const { cedula, passenger } = await somebodyActive(identity);
    const { refresh } = await logIn(identity, cedula, PASSWORD);
    await post(identity, '/auth/users/reset_password/', { username: cedula });
    const reset = await linkFor(identity, 'identity.password-reset-requested', `${cedula}@correo.example`);
    expect(await release(cedula, '--yes')).toMatchObject({ code: 0, out: expect.stringContaining('is free') });
    expect(await canLogIn(cedula)).toBe(false);
    expect((await post(identity, '/auth/jwt/refresh/', { refresh })).status).toBe(401);
    expect((await post(identity, '/auth/users/link/', reset)).status).toBe(400);
    expect((await changesOf(identity, passenger)).at(-1)).toMatchObject({ user_id: null, id_number: cedula });
    expect((await written(identity, 'identity.sessions-ended')).at(-1)).toMatchObject({ user_id: passenger?.user_id });
    // The agency has its passenger still, of whom no account is known: not even that of before.
    expect(await listed(cedula)).toMatchObject([{ id: passenger?.id, user_id: null, account: null }]);
    const profile = `/api/v1/user/profile/${passenger?.user_id}/`;
    expect((await identity.request('GET', profile, { headers: asStaff() })).status).toBe(404);
    const email = { contact: { email: `${cedula}@correo.example` } };
    expect((await put(identity, profile, email, asStaff())).status).toBe(404);
    const asked = await post(identity, `/api/v1/user/passenger/${passenger?.id}/confirm_account/`, {}, asStaff());
    expect(asked.status).toBe(409);
    expect(await release(cedula, '--yes')).toMatchObject({ code: 1, err: expect.stringContaining('Nobody holds') });
  });

  test('whoever it belongs to is registered as somebody new, and sees nothing of the one before', async () => {
    const { cedula, passenger } = await somebodyActive(identity);
    await release(cedula, '--yes');
    const [owner] = await register(
      identity,
      aPassenger({ id_number: cedula, first_name: 'Olga', email: 'olga@correo.example' }),
      OTHER_AGENCY,
    );
    expect(owner).toMatchObject({ first_name: 'Olga', user_id: expect.not.stringMatching(passenger?.user_id ?? '') });
    const link = await linkFor(identity, 'identity.activation-requested', 'olga@correo.example');
    expect((await post(identity, '/auth/users/activation/', { ...link, new_password: PASSWORD })).status).toBe(200);
    expect(await canLogIn(cedula)).toBe(true);
    // Another name with the same document may be the one who held it wrongly: a passenger of its own.
    const [again] = await register(
      identity,
      aPassenger({ id_number: cedula, first_name: 'Olga', email: 'olga@correo.example' }),
    );
    expect(again?.id).not.toBe(passenger?.id);
    expect((await listed(cedula)).map(({ user_id }) => user_id).sort()).toEqual([null, owner?.user_id].sort());
  });

  test('the passenger whose e-mail alone was wrong keeps the journeys, once the agency writes it again', async () => {
    const { cedula, passenger } = await somebodyActive(identity);
    await release(cedula, '--yes');
    const [again] = await register(identity, aPassenger({ id_number: cedula, email: 'right@correo.example' }));
    expect(again?.id).toBe(passenger?.id);
    expect(again?.user_id).not.toBe(passenger?.user_id);
    expect((await changesOf(identity, passenger)).at(-1)).toMatchObject({
      user_id: again?.user_id,
      email: 'right@correo.example',
    });
    await linkFor(identity, 'identity.activation-requested', 'right@correo.example');
  });

  test('so it is when another agency has registered whom the cédula belongs to first', async () => {
    const { cedula, passenger } = await somebodyActive(identity);
    await release(cedula, '--yes');
    const form = aPassenger({ id_number: cedula, email: 'first@correo.example' });
    const [elsewhere] = await register(identity, form, OTHER_AGENCY);
    const [again] = await register(identity, form);
    expect(again).toMatchObject({ id: passenger?.id, user_id: elsewhere?.user_id });
  });

  test('staff who were made with a wrong cédula leave, and are made again with the right one', async () => {
    const [wrong, right] = [newCedula(), newCedula()];
    await admin(identity, 'create-agency', ...anAgency());
    await admin(identity, 'create-staff', ...anEmployee({ cedula: wrong }));
    expect((await release(wrong, '--yes')).out).toContain(`staff of ${RUC}`);
    expect(await written(identity, 'identity.employee-deactivated')).toMatchObject([{ agency: RUC, is_active: false }]);
    expect((await admin(identity, 'create-staff', ...anEmployee({ cedula: right }))).code).toBe(0);
  });

  describe('a passport', () => {
    const releasePassport = (passport: string, ...more: string[]) =>
      admin(identity, 'release-cedula', `--passport=${passport}`, ...more);
    const aPassport = () => `XR${newCedula().slice(2)}`;
    const add = (passenger: { id: string } | undefined, passport: string) =>
      identity.request('PATCH', `/api/v1/user/passenger/${passenger?.id}`, {
        body: { personal: { passport } },
        headers: asStaff(),
      });

    test('that a wrong account holds is freed likewise, and goes to whom it belongs', async () => {
      const passport = aPassport();
      const squatted = aPassenger({ id_number: null, passport, email: `${passport}@correo.example` });
      const [squatter] = await register(identity, squatted, OTHER_AGENCY);
      const [owner] = await register(identity, aPassenger({ first_name: 'Olga' }));
      expect((await add(owner, passport)).status).toBe(400);
      expect(await releasePassport(passport.toLowerCase())).toMatchObject({
        code: 1,
        err: expect.stringContaining('An account that waits'),
      });
      expect((await releasePassport(passport, '--yes')).out).toContain(`passport ${passport} is free`);
      expect((await changesOf(identity, squatter)).at(-1)).toMatchObject({ user_id: null, passport });
      expect((await add(owner, passport)).status).toBe(200);
      expect(await releasePassport(aPassport(), '--yes')).toMatchObject({ code: 1 });
    });

    test('goes from somebody who is known by a cédula, whose account stays', async () => {
      const { cedula, passenger } = await somebodyActive(identity);
      const passport = aPassport();
      expect((await add(passenger, passport)).status).toBe(200);
      expect((await releasePassport(passport, '--yes')).out).toContain('stays, by its cédula');
      expect(await canLogIn(cedula)).toBe(true);
      expect((await listed(cedula))[0]?.user_id).toBe(passenger?.user_id);
      const [owner] = await register(identity, aPassenger({ first_name: 'Olga' }));
      expect((await add(owner, passport)).status).toBe(200);
    });

    test('takes whom an agency knows by it alone from the person, and is the owner’s with those journeys', async () => {
      const { cedula, email, passenger } = await somebodyActive(identity);
      const passport = aPassport();
      await add(passenger, passport);
      const staff = asStaff(OTHER_AGENCY);
      const form = aPassenger({ id_number: null, passport, first_name: 'Olga', email: `${passport}@owner.example` });
      const [theirs] = await register(identity, form, OTHER_AGENCY);
      const path = `/api/v1/user/passenger/${theirs?.id}`;
      expect((await post(identity, `${path}/confirm_account/`, {}, staff)).status).toBe(200);
      const link = await linkFor(identity, 'identity.account-confirmation-requested', email);
      expect((await releasePassport(passport)).err).toContain(`a passenger of ${OTHER_AGENCY} is known by it alone`);
      expect((await releasePassport(passport, '--yes')).code).toBe(0);

      // Whoever held it wrongly agrees to nothing of the owner's, and is not asked either.
      expect((await post(identity, '/api/v1/user/account/confirm/', link)).status).toBe(400);
      expect((await post(identity, `${path}/confirm_account/`, {}, staff)).body.code).toBe('without_account');
      expect((await post(identity, `${path}/resend_activation/`, {}, staff)).body.code).toBe('document_released');
      const shown = await identity.request<{ account: unknown }>('GET', path, { headers: staff });
      expect(shown.body).toMatchObject({ user_id: null, account: null, personal: { passport } });
      const [owner] = await register(identity, form, OTHER_AGENCY);
      expect(owner).toMatchObject({ id: theirs?.id, user_id: expect.not.stringMatching(passenger?.user_id ?? '') });

      // The person stays with the cédula, and may have the right passport.
      expect(await listed(cedula)).toMatchObject([{ id: passenger?.id, user_id: passenger?.user_id, passport: null }]);
      const right = aPassport();
      expect((await add(passenger, right)).status).toBe(200);
      expect(await listed(cedula)).toMatchObject([{ passport: right }]);
    });

    test('is not agreed to by a link that was being made while it was freed', async () => {
      const { email, passenger } = await somebodyActive(identity);
      const passport = aPassport();
      await add(passenger, passport);
      const form = aPassenger({ id_number: null, passport, first_name: 'Olga' });
      const [theirs] = await register(identity, form, OTHER_AGENCY);
      const path = `/api/v1/user/passenger/${theirs?.id}/confirm_account/`;
      await post(identity, path, {}, asStaff(OTHER_AGENCY));
      await releasePassport(passport, '--yes');
      await identity.database.query(`update user_tokens set used_at = null where passenger_id = ?`, [theirs?.id]);
      const link = await linkFor(identity, 'identity.account-confirmation-requested', email);
      expect((await post(identity, '/api/v1/user/account/confirm/', link)).status).toBe(400);
    });

    test('that is a user name is free for its owner too: the account is the cédula’s from then on', async () => {
      const [passport, cedula] = [aPassport(), newCedula()];
      const form = aPassenger({ id_number: null, passport, email: `${passport}@correo.example` });
      await register(identity, form);
      const link = await linkFor(identity, 'identity.activation-requested', `${passport}@correo.example`);
      expect((await post(identity, '/auth/users/activation/', { ...link, new_password: PASSWORD })).status).toBe(200);
      await register(identity, { ...form, id_number: cedula });
      expect((await releasePassport(passport)).err).toContain('logs in by the passport');
      expect(await canLogIn(passport)).toBe(true);
      expect((await releasePassport(passport, '--yes')).code).toBe(0);
      expect([await canLogIn(passport), await canLogIn(cedula)]).toEqual([false, true]);
      // The account's owner hears of it, and reads no document in the mail.
      expect((await written(identity, 'identity.username-changed')).at(-1)).toEqual({
        user_id: link.uid,
        agency: expect.any(String),
        email: `${passport}@correo.example`,
        first_name: form.first_name,
      });
      const owner = aPassenger({ id_number: null, passport, first_name: 'Olga', email: `${passport}@owner.example` });
      expect(await register(identity, owner, OTHER_AGENCY)).toMatchObject([{ first_name: 'Olga', passport }]);
    });

    test('with the same names and day of birth is the passenger of before', async () => {
      const passport = aPassport();
      const form = aPassenger({ id_number: null, passport, email: `${passport}@wrong.example` });
      const [wrong] = await register(identity, form);
      await releasePassport(passport, '--yes');
      const [right] = await register(identity, { ...form, email: `${passport}@right.example` });
      expect(right?.id).toBe(wrong?.id);
      expect(right?.user_id).not.toBe(wrong?.user_id);
    });

    test('or a cédula is named, and only one of them', async () => {
      for (const options of [[], [`--cedula=${newCedula()}`, `--passport=${aPassport()}`], ['--passport=1710034065']])
        expect((await admin(identity, 'release-cedula', ...options)).code).toBe(2);
    });
  });

  test('two operators at once free it once', async () => {
    const { cedula } = await somebodyActive(identity);
    const both = [0, 1].map(() =>
      identity.app.get(Commands).execute(new ReleaseCedula({ idNumber: cedula, passport: null }, true)),
    );
    const outcomes = (await Promise.allSettled(both)).map(({ status }) => status);
    expect(outcomes.sort()).toEqual(['fulfilled', 'rejected']);
  });
});
