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
  logIn,
  newCedula,
  PASSWORD,
  post,
  profileOf,
  put,
  register,
  runIdentity,
  somebodyWaiting,
} from './identity.ts';

describe('email changes', () => {
  let identity: Identity;
  runIdentity((started) => (identity = started));

  describe('an e-mail that was changed', () => {
    const user = '/api/v1/user';

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
        const change = {
          contact: { email: newEmail() },
          personal: { id_number: newCedula() },
          user: { username: 'otra' },
        };
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
        expect(await linkFor(identity, 'identity.activation-requested', `bien-${email}`)).toMatchObject({
          uid: link.uid,
        });
        expect(await requested(link.uid)).toEqual([]);
      });
    });
  });

  describe('an e-mail that waits', () => {
    const DAY = 24 * 60 * 60 * 1000;
    const user = '/api/v1/user';

    const requested = (userId: string) => factsAbout(identity, 'identity.email-change-requested', userId);

    describe('the link to a waiting e-mail', () => {
      const message = ['El enlace no es válido o ya caducó.'];

      test('works once, for a day, and only for its account', async () => {
        const carla = await somebodyInside(identity);
        const other = await somebodyInside(identity);
        const email = newEmail();
        await askFor(identity, carla, email);
        const link = await confirmationTo(identity, email);
        expect((await confirm(identity, { ...link, uid: other.userId })).body).toEqual({ token: message });
        expect((await confirm(identity, { ...link, uid: 'nadie' })).body).toEqual({ uid: message });
        expect((await confirm(identity, carla.link)).body).toEqual({ token: message });
        expect((await confirm(identity, link)).status).toBe(200);
        expect((await confirm(identity, link)).body).toEqual({ token: message });
        const waiting = newEmail();
        await comeBack(identity, carla, email);
        await askFor(identity, carla, waiting);
        const late = await confirmationTo(identity, waiting);
        identity.advance(DAY);
        expect((await confirm(identity, late)).body).toEqual({ token: message });
        expect(await emailOf(identity, carla)).toBe(email);
      });

      test('opened many times at once changes once', async () => {
        const carla = await somebodyInside(identity);
        const email = newEmail();
        await askFor(identity, carla, email);
        const link = await confirmationTo(identity, email);
        const answers = await Promise.all(Array.from({ length: 6 }, () => confirm(identity, link)));
        expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400, 400, 400]);
        expect(await factsAbout(identity, 'identity.email-changed', carla.userId)).toHaveLength(1);
      });

      test('ends when another e-mail is asked for, of many asked at once one waits', async () => {
        const carla = await somebodyInside(identity);
        const first = newEmail();
        await askFor(identity, carla, first);
        const others = [newEmail(), newEmail(), newEmail()];
        const answers = await Promise.all(others.map((email) => askFor(identity, carla, email)));
        expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
        const waiting = (await profileOf(identity, carla.userId, carla.headers)).contact.pending_email;
        for (const email of [first, ...others].filter((one) => one !== waiting)) {
          expect((await confirm(identity, await confirmationTo(identity, email))).status).toBe(400);
        }
        expect((await confirm(identity, await confirmationTo(identity, waiting ?? ''))).status).toBe(200);
        expect(await emailOf(identity, carla)).toBe(waiting);
      });

      test('is mailed again, and the first one still works; after the cancel none does', async () => {
        const carla = await somebodyInside(identity);
        const email = newEmail();
        const pending = (method: 'POST' | 'DELETE') =>
          identity.request(method, `${user}/email/pending/`, { headers: carla.headers });
        expect((await pending('POST')).status).toBe(404);
        await askFor(identity, carla, email);
        const first = await confirmationTo(identity, email);
        expect((await pending('POST')).status).toBe(200);
        const second = await confirmationTo(identity, email);
        expect(second.token).not.toBe(first.token);
        expect(await requested(carla.userId)).toHaveLength(1);
        expect((await pending('DELETE')).status).toBe(200);
        expect((await profileOf(identity, carla.userId, carla.headers)).contact.pending_email).toBeNull();
        expect((await pending('POST')).status).toBe(404);
        expect((await pending('DELETE')).status).toBe(404);
        for (const link of [first, second]) expect((await confirm(identity, link)).status).toBe(400);
        await askFor(identity, carla, email);
        const third = await confirmationTo(identity, email);
        expect((await confirm(identity, third)).status).toBe(200);
        await comeBack(identity, carla, email);
        // Nothing waits any more: who pressed cancel too late is not told that the e-mail stayed.
        expect((await pending('DELETE')).status).toBe(404);
        expect(await emailOf(identity, carla)).toBe(email);
      });

      test.each(['changed', 'reset'])(
        'ends when the password is %s, for whoever asked knew the former one',
        async (how) => {
          const carla = await somebodyInside(identity);
          const email = newEmail();
          await askFor(identity, carla, email);
          const chosen = { new_password: 'Piquero-azul-8', re_new_password: 'Piquero-azul-8' };
          if (how === 'changed') {
            await post(identity, '/auth/users/set_password/', { ...chosen, current_password: PASSWORD }, carla.headers);
          } else {
            await post(identity, '/auth/users/reset_password/', { username: carla.cedula });
            const link = await linkFor(identity, 'identity.password-reset-requested', carla.email);
            await post(identity, '/auth/users/reset_password_confirm/', { ...link, ...chosen });
          }
          await logIn(identity, carla.cedula, 'Piquero-azul-8');
          expect((await confirm(identity, await confirmationTo(identity, email))).status).toBe(400);
          expect(await emailOf(identity, carla)).toBe(carla.email);
        },
      );

      test('is asked for five times, then one waits, so that no stranger is written to without end', async () => {
        const carla = await somebodyInside(identity);
        const statuses = [];
        for (let change = 0; change < 5; change++) statuses.push((await askFor(identity, carla, newEmail())).status);
        statuses.push(
          (await identity.request('POST', `${user}/email/pending/`, { headers: carla.headers })).status,
          (await askFor(identity, carla, newEmail())).status,
        );
        expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429]);
        const body = { phone: '042301201', email: carla.email };
        expect((await put(identity, `${user}/contact/${carla.userId}/`, body, carla.headers)).status).toBe(200);
      });
    });
  });
});
