import { SecurityLog } from '@bitacora/platform';
import { afterAll, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';

import {
  askFor,
  confirm,
  confirmationTo,
  emailOf,
  factsAbout,
  moveTo,
  type Somebody,
  somebodyInside,
  undo,
  undoMailedTo,
} from './email-changes.ts';
import { changesOf, type Identity, linkFor, logIn, PASSWORD, post, startIdentity } from './identity.ts';

const DAY = 24 * 60 * 60 * 1000;
const NEW_PASSWORD = 'Piquero-azul-8';

let identity: Identity;
beforeAll(async () => {
  identity = await startIdentity();
});
afterAll(() => identity.stop());

let carla: Somebody;
let serial = 0;
/** Addresses B and C of a chain that begins at the person's own. */
let b: string;
let c: string;
beforeEach(async () => {
  carla = await somebodyInside(identity);
  serial++;
  [b, c] = [`b${serial}@otro.example`, `c${serial}@otro.example`];
});

describe('"it was not me"', () => {
  test('restores the former address, ends every session and the password, and mails a link to choose another there', async () => {
    const link = await moveTo(identity, carla, carla.email, b);
    expect((await undo(identity, link)).status).toBe(200);
    expect(await emailOf(identity, carla)).toBe(carla.email);
    expect((await changesOf(identity, carla.passenger)).at(-1)).toMatchObject({ email: carla.email });
    expect((await post(identity, '/auth/jwt/refresh/', { refresh: carla.pair.refresh })).status).toBe(401);
    // Whoever asked for the change knew it.
    expect((await post(identity, '/auth/jwt/create/', { username: carla.cedula, password: PASSWORD })).status).toBe(
      401,
    );
    const reset = await linkFor(identity, 'identity.password-reset-requested', carla.email);
    const chosen = { ...reset, new_password: NEW_PASSWORD, re_new_password: NEW_PASSWORD };
    expect((await post(identity, '/auth/users/reset_password_confirm/', chosen)).status).toBe(200);
    await logIn(identity, carla.cedula, NEW_PASSWORD);
  });

  test('works once, and only for its account', async () => {
    const other = await somebodyInside(identity);
    const link = await moveTo(identity, carla, carla.email, b);
    expect((await undo(identity, { ...link, uid: other.userId })).status).toBe(400);
    expect((await confirm(identity, link)).status).toBe(400);
    const answers = await Promise.all([1, 2, 3].map(() => undo(identity, link)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
    expect((await undo(identity, link)).body).toHaveProperty('token');
    expect(await factsAbout(identity, 'identity.password-reset-requested', carla.userId)).toHaveLength(1);
  });

  test('works until seven days after the change took effect', async () => {
    await askFor(identity, carla, b);
    const link = await undoMailedTo(identity, carla.email);
    identity.advance(DAY - 60_000);
    expect((await confirm(identity, await confirmationTo(identity, b))).status).toBe(200);
    identity.advance(7 * DAY - 60_000);
    expect((await post(identity, '/auth/users/link/', link)).status).toBe(200);
    identity.advance(60_000);
    expect((await undo(identity, link)).status).toBe(400);
    expect(await emailOf(identity, carla)).toBe(b);
  });

  test('said before the new address was confirmed ends the change', async () => {
    await askFor(identity, carla, b);
    const waiting = await confirmationTo(identity, b);
    expect((await undo(identity, await undoMailedTo(identity, carla.email))).status).toBe(200);
    expect((await confirm(identity, waiting)).status).toBe(400);
    expect(await emailOf(identity, carla)).toBe(carla.email);
  });

  test('still works after whoever asked has cancelled', async () => {
    await askFor(identity, carla, b);
    await identity.request('DELETE', '/api/v1/user/email/pending/', { headers: carla.headers });
    expect((await undo(identity, await undoMailedTo(identity, carla.email))).status).toBe(200);
    expect((await post(identity, '/auth/jwt/create/', { username: carla.cedula, password: PASSWORD })).status).toBe(
      401,
    );
  });
});

describe('of a chain of changes from A to B to C', () => {
  test('A undoes both, and B can do nothing more', async () => {
    const byA = await moveTo(identity, carla, carla.email, b);
    const byB = await moveTo(identity, carla, b, c);
    expect((await undo(identity, byA)).status).toBe(200);
    expect((await undo(identity, byB)).status).toBe(400);
    expect(await emailOf(identity, carla)).toBe(carla.email);
  });

  test('B undoes the last one, and A still the first', async () => {
    const byA = await moveTo(identity, carla, carla.email, b);
    const byB = await moveTo(identity, carla, b, c);
    expect((await undo(identity, byB)).status).toBe(200);
    expect(await emailOf(identity, carla)).toBe(b);
    expect((await undo(identity, byA)).status).toBe(200);
    expect(await emailOf(identity, carla)).toBe(carla.email);
    expect((await undo(identity, byB)).status).toBe(400);
  });

  test('A ends also what waits for D', async () => {
    const byA = await moveTo(identity, carla, carla.email, b);
    await moveTo(identity, carla, b, c);
    await askFor(identity, carla, `d${serial}@otro.example`);
    const waiting = await confirmationTo(identity, `d${serial}@otro.example`);
    expect((await undo(identity, byA)).status).toBe(200);
    expect((await confirm(identity, waiting)).status).toBe(400);
    expect(await emailOf(identity, carla)).toBe(carla.email);
  });
});

test('asked for, confirmed and undone are a line of the security log each, with nothing personal in it', async () => {
  const record = jest.spyOn(identity.app.get(SecurityLog), 'record');
  const link = await moveTo(identity, carla, carla.email, b);
  await undo(identity, link);
  const lines = record.mock.calls.filter(([event]) => event.startsWith('email-'));
  expect(lines).toEqual(
    ['email-change-requested', 'email-changed', 'email-change-undone'].map((event) => [
      event,
      { userId: carla.userId },
    ]),
  );
  record.mockClear();
  await undo(identity, link);
  expect(record.mock.calls.filter(([event]) => event.startsWith('email-'))).toEqual([]);
});
