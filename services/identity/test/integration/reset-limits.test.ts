import { startTestProcess } from '@bitacora/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { identity as definition } from '../../src/identity.process.ts';
import {
  fromSomewhere,
  type Identity,
  linkFor,
  PASSWORD,
  post,
  somebodyActive,
  somebodyWaiting,
  startIdentity,
  written,
} from './identity.ts';

jest.setTimeout(120_000);

const MINUTE = 60_000;

let identity: Identity;
let person: Awaited<ReturnType<typeof somebodyActive>>;
beforeAll(async () => {
  identity = await startIdentity();
});
beforeEach(async () => {
  person = await somebodyActive(identity);
});
afterAll(() => identity.stop());

let networks = 0;
/** An address in a network that nobody came from before. */
const somewhere = () => ({ 'x-forwarded-for': `100.80.${++networks}.7` });

const askFor = async (username: string, from: Record<string, string>) =>
  (await post(identity, '/auth/users/reset_password/', { username }, from)).status;
const ask = (from: Record<string, string> = somewhere()) => askFor(person.cedula, from);

const mails = async (name: 'identity.password-reset-requested' | 'identity.activation-requested', email: string) =>
  (await written(identity, name)).filter((fact) => fact.email === email).length;
const resets = () => mails('identity.password-reset-requested', person.email);

/** The owner logs in from here; answers the cookie by which the device is known again. */
async function logInFrom(from: Record<string, string>): Promise<string> {
  const answer = await post(identity, '/auth/jwt/create/', { username: person.cedula, password: PASSWORD }, from);
  expect(answer.status).toBe(200);
  return (answer.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
}

/** The owner chooses a password by the link that was mailed last. */
async function useLink(): Promise<number> {
  const link = await linkFor(identity, 'identity.password-reset-requested', person.email);
  const body = { ...link, new_password: PASSWORD, re_new_password: PASSWORD };
  return (await post(identity, '/auth/users/reset_password_confirm/', body)).status;
}

/** Strangers ask, each from a network of its own, as soon as another link would be mailed, until one has to wait. */
async function strangersAsk(): Promise<void> {
  for (let stranger = 0; stranger < 20; stranger += 1) {
    if ((await ask()) === 429) return;
    identity.advance(10 * MINUTE);
  }
  throw new Error('no stranger had to wait');
}

describe('a link to choose a password', () => {
  test('is mailed once in ten minutes, however many ask for it; all are answered alike', async () => {
    await Promise.all(Array.from({ length: 8 }, () => ask()));
    for (let more = 0; more < 4; more += 1) expect(await ask()).toBe(200);
    expect(await resets()).toBe(1);
    identity.advance(10 * MINUTE);
    expect(await ask()).toBe(200);
    expect(await resets()).toBe(2);
    expect(await useLink()).toBe(200);
  });

  test('that strangers asked for is the owner’s to use', async () => {
    for (let stranger = 0; stranger < 6; stranger += 1) expect(await ask()).toBe(200);
    expect(await ask(fromSomewhere())).toBe(200);
    expect(await useLink()).toBe(200);
  });

  test('is mailed anew once it was used, three times a person; then one waits', async () => {
    for (let mailed = 1; mailed <= 3; mailed += 1) {
      expect(await ask()).toBe(200);
      expect(await resets()).toBe(mailed);
      expect(await useLink()).toBe(200);
    }
    expect(await ask()).toBe(429);
  });

  test('to an account that is not in use yet is mailed again after ten minutes, too', async () => {
    const { cedula, email } = await somebodyWaiting(identity);
    expect(await askFor(cedula, somewhere())).toBe(200);
    expect(await mails('identity.activation-requested', email)).toBe(1);
    identity.advance(10 * MINUTE);
    expect(await askFor(cedula, somewhere())).toBe(200);
    expect(await mails('identity.activation-requested', email)).toBe(2);
  });

  test.each(['device', 'place'])('is not kept from its owner on a known %s by strangers who ask', async (known) => {
    const home = somewhere();
    const cookie = await logInFrom(home);
    await strangersAsk();
    const before = await resets();
    expect(await ask(known === 'device' ? { ...somewhere(), cookie } : home)).toBe(200);
    expect(await resets()).toBe(before + 1);
  });

  test('is counted on a known device, too', async () => {
    const cookie = await logInFrom(somewhere());
    for (let mailed = 0; mailed < 3; mailed += 1) expect(await ask({ ...somewhere(), cookie })).toBe(200);
    expect(await ask({ ...somewhere(), cookie })).toBe(429);
    // The known device's count is not that of strangers.
    expect(await ask()).toBe(200);
  });

  test('is asked for ten times an address, whichever replica is asked; then one waits', async () => {
    const { DATABASE_URL: databaseUrl } = identity.environment;
    const other = await startTestProcess(definition, { databaseUrl });
    const there = somewhere();
    const path = '/auth/users/reset_password/';
    const body = { username: person.cedula };
    const askOther = async () => (await other.request('POST', path, { body, headers: there })).status;
    for (let asked = 0; asked < 5; asked += 1) expect([await ask(there), await askOther()]).toEqual([200, 200]);
    expect([await ask(there), await askOther()]).toEqual([429, 429]);
    await other.stop();
  });
});
