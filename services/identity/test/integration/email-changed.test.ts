import { asStaff, OTHER_AGENCY, TEST_AGENCY } from '@bitacora/testing';
import { describe, expect, test } from '@jest/globals';
import {
  askFor,
  comeBack,
  confirm,
  confirmationTo,
  emailOf,
  factsAbout,
  moveTo,
  newEmail,
  somebodyInside,
} from './email-changes.ts';
import {
  aPassenger,
  changesOf,
  type Identity,
  linkFor,
  newCedula,
  PASSWORD,
  post,
  profileOf,
  put,
  register,
  runIdentity,
  somebodyWaiting,
} from './identity.ts';

const user = '/api/v1/user';

let identity: Identity;
runIdentity((started) => (identity = started));

const requested = (userId: string) => factsAbout(identity, 'identity.email-change-requested', userId);

describe('another e-mail of an account in use', () => {
  test('waits, is mailed its link, and takes effect when that is opened', async () => {
    const carla = await somebodyInside(identity);
    const email = newEmail();
    const asked = await askFor(identity, carla, email);
    expect(asked).toMatchObject({ status: 200, body: { contact: { email: carla.email, pending_email: email } } });
    expect(await profileOf(identity, carla.userId, carla.headers)).toMatchObject({
      contact: { email: carla.email, pending_email: email },
      user: { email: carla.email },
    });
    expect(await changesOf(identity, carla.passenger)).toEqual([]);
    expect((await confirm(identity, await confirmationTo(identity, email))).status).toBe(200);
    await comeBack(identity, carla, email);
    expect(await profileOf(identity, carla.userId, carla.headers)).toMatchObject({
      contact: { email, pending_email: null },
    });
    expect(await changesOf(identity, carla.passenger)).toMatchObject([{ email }]);
    expect(await factsAbout(identity, 'identity.email-changed', carla.userId)).toMatchObject([
      { former_email: carla.email, new_email_masked: 'n***@otro.example', agency: TEST_AGENCY },
    ]);
  });

  test.each(['contact', 'profile'])('does not move by the %s without the password', async (door) => {
    const carla = await somebodyInside(identity);
    const email = newEmail();
    const change = (password?: string) =>
      put(
        identity,
        `${user}/${door}/${carla.userId}/`,
        { ...(door === 'contact' ? { email } : { contact: { email } }), current_password: password },
        carla.headers,
      );
    expect(await change()).toMatchObject({
      status: 400,
      body: { current_password: ['Escriba su contraseña actual para cambiar el correo.'] },
    });
    expect(await change('No-es-esta-9')).toMatchObject({
      status: 400,
      body: { current_password: ['La contraseña actual no es correcta.'] },
    });
    expect(await factsAbout(identity, 'identity.email-confirmation-requested', carla.userId)).toEqual([]);
    expect(await change(PASSWORD)).toMatchObject({ status: 200, body: { contact: { pending_email: email } } });
    expect(await emailOf(identity, carla)).toBe(carla.email);
  });

  test('is not there for other doors, which take no e-mail', async () => {
    const carla = await somebodyInside(identity);
    const email = newEmail();
    for (const [path, body] of [
      [`${user}/user/${carla.userId}/`, { username: carla.cedula, email, contact: { email } }],
      [`${user}/person/${carla.cedula}/`, { first_name: 'Inés', email, contact: { email } }],
      [`${user}/emergency_contact/${carla.userId}/`, { phone: '042301200', email }],
      [`${user}/profile/${carla.userId}/`, { user: { email }, personal: { email }, email }],
    ] as const) {
      expect((await put(identity, path, body, carla.headers)).status).toBe(200);
    }
    expect(await profileOf(identity, carla.userId, carla.headers)).toMatchObject({
      contact: { email: carla.email, pending_email: null },
    });
  });

  test('has its password named among all broken fields at once', async () => {
    const carla = await somebodyInside(identity);
    const change = { contact: { email: newEmail() }, personal: { id_number: newCedula() }, user: { username: 'otra' } };
    const body = { ...change, current_password: 'No-es-esta-9' };
    const answer = await put(identity, `${user}/profile/${carla.userId}/`, body, carla.headers);
    expect(Object.keys(answer.body).sort()).toEqual(['current_password', 'personal.id_number', 'user.username']);
  });

  test('gets no link to a password while it waits', async () => {
    const carla = await somebodyInside(identity);
    const email = newEmail();
    await askFor(identity, carla, email);
    await post(identity, '/auth/users/reset_password/', { username: carla.cedula });
    expect(await factsAbout(identity, 'identity.password-reset-requested', carla.userId)).toMatchObject([
      { email: carla.email },
    ]);
  });

  test('ends the links that went to the former one', async () => {
    const carla = await somebodyInside(identity);
    await post(identity, '/auth/users/reset_password/', { username: carla.cedula });
    const reset = await linkFor(identity, 'identity.password-reset-requested', carla.email);
    await moveTo(identity, carla, carla.email, newEmail());
    const body = { ...reset, new_password: 'Piquero-azul-8', re_new_password: 'Piquero-azul-8' };
    expect((await post(identity, '/auth/users/reset_password_confirm/', body)).body).toHaveProperty('token');
  });

  test('is told to the former address when it is asked for, once, and the new one is not given away', async () => {
    const carla = await somebodyInside(identity);
    const email = newEmail();
    await askFor(identity, carla, email);
    const told = await requested(carla.userId);
    expect(told).toMatchObject([{ former_email: carla.email, new_email_masked: 'n***@otro.example' }]);
    expect(JSON.stringify(told)).not.toContain(email);
    await askFor(identity, carla, email.toUpperCase());
    expect(await requested(carla.userId)).toEqual(told);
    expect(await factsAbout(identity, 'identity.email-confirmation-requested', carla.userId)).toHaveLength(2);
  });

  test('is nobody else to tell when there was none before', async () => {
    const carla = await somebodyInside(identity);
    await identity.database.query(
      `update persons set contact = contact || '{"email": null}'::jsonb where id_number = ?`,
      [carla.cedula],
    );
    const email = newEmail();
    await askFor(identity, carla, email);
    expect(await emailOf(identity, carla)).toBeNull();
    expect((await confirm(identity, await confirmationTo(identity, email))).status).toBe(200);
    expect(await emailOf(identity, carla)).toBe(email);
    expect(await requested(carla.userId)).toEqual([]);
    expect(await factsAbout(identity, 'identity.email-changed', carla.userId)).toEqual([]);
  });
});

describe('nobody is told', () => {
  test('when the e-mail stays, or the change does not hold; what waits goes on waiting', async () => {
    const carla = await somebodyInside(identity);
    const waiting = newEmail();
    await askFor(identity, carla, waiting);
    const told = await requested(carla.userId);
    const write = async (change: object) =>
      (await put(identity, `${user}/contact/${carla.userId}/`, change, carla.headers)).status;
    expect(await write({ email: carla.email, address: 'Urdesa' })).toBe(200);
    expect(await write({ email: carla.email.toUpperCase() })).toBe(200);
    expect(await write({ email: newEmail(), phone: '0912', current_password: PASSWORD })).toBe(400);
    expect(await write({ email: newEmail(), version: 1, current_password: PASSWORD })).toBe(409);
    expect(await write({ email: '', current_password: PASSWORD })).toBe(400);
    expect(await requested(carla.userId)).toEqual(told);
    expect((await profileOf(identity, carla.userId, carla.headers)).contact).toMatchObject({
      email: carla.email,
      pending_email: waiting,
    });
  });

  test('when an agency writes another e-mail into its own row: the links of the account stay where they were', async () => {
    const carla = await somebodyInside(identity);
    await register(identity, aPassenger({ id_number: carla.cedula, email: carla.email }), OTHER_AGENCY);
    const waiting = newEmail();
    await askFor(identity, carla, waiting);
    const told = await requested(carla.userId);
    for (const headers of [asStaff(), asStaff(OTHER_AGENCY)]) {
      const answer = await put(
        identity,
        `${user}/contact/${carla.userId}/`,
        { email: 'agencia@otro.example' },
        headers,
      );
      expect(answer).toMatchObject({ status: 200, body: { contact: { pending_email: null } } });
    }
    expect(await emailOf(identity, carla)).toBe(carla.email);
    expect(await requested(carla.userId)).toEqual(told);
  });

  test('when the account still waits: its link goes to the new e-mail', async () => {
    const { email, link } = await somebodyWaiting(identity);
    const body = { email: `bien-${email}` };
    expect((await put(identity, `${user}/contact/${link.uid}/`, body, asStaff())).status).toBe(200);
    expect(await linkFor(identity, 'identity.activation-requested', `bien-${email}`)).toMatchObject({ uid: link.uid });
    expect(await requested(link.uid)).toEqual([]);
  });
});
