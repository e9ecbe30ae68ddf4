import { afterAll, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { Passwords } from '../../src/credentials/passwords.ts';
import { type Identity, PASSWORD, post, somebodyActive, somebodyWaiting, startIdentity } from './identity.ts';
import { linkCalls } from './link-calls.ts';

const COMMON = 'Abcdef123';
const HALF_MINUTE = 30_000;

let identity: Identity;
const hash = jest.spyOn(Passwords.prototype, 'hash');
beforeAll(async () => {
  identity = await startIdentity();
});
beforeEach(() => {
  hash.mockClear();
});
afterAll(() => identity.stop());

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
  const all = await Promise.allSettled(Array.from({ length: 40 }, () => passwords.verify(PASSWORD, null, 'somebody')));
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
