import { describe, expect, test } from '@jest/globals';
import {
  askFor,
  comeBack,
  confirm,
  confirmationTo,
  emailOf,
  factsAbout,
  newEmail,
  somebodyInside,
} from './email-changes.ts';
import { type Identity, linkFor, logIn, PASSWORD, post, profileOf, put, runIdentity } from './identity.ts';

const DAY = 24 * 60 * 60 * 1000;
const user = '/api/v1/user';

let identity: Identity;
runIdentity((started) => (identity = started));

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
