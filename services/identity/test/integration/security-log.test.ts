import { demo } from '@bitacora/contracts/demo';
import { INTERNAL_HEADER, networkOf } from '@bitacora/platform';
import { accessToken, eventually, freePort } from '@bitacora/testing';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { type Identity, newCedula, type Pair, PASSWORD, somebodyActive, startWithDemo } from './identity.ts';

jest.setTimeout(60_000);

const main = join(import.meta.dirname, '../../dist/main.js');
const address = '190.15.128.34';
const device = 'Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0';

let inside: Identity;
let child: ChildProcess;
let url: string;
let output = '';

// A process as it runs in production: it logs nothing but errors, and is read from outside.
beforeAll(async () => {
  inside = await startWithDemo();
  const port = await freePort();
  const environment = Object.entries({ ...inside.environment, PORT: port, LOG_LEVEL: 'error', DEMO_DATA: false });
  child = spawn(process.execPath, [main], {
    env: {
      PATH: process.env.PATH,
      ...Object.fromEntries(
        environment.flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
      ),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  child.stdout?.on('data', (chunk: Buffer) => {
    output += chunk.toString();
  });
  url = `http://127.0.0.1:${port}`;
  await eventually(async () => expect((await fetch(`${url}/health/live`)).status).toBe(200), 30_000);
});
afterAll(async () => {
  child.kill();
  await inside.stop();
});

async function send<Body = unknown>(method: string, path: string, access: string | null, body?: object) {
  const response = await fetch(new URL(path, url), {
    method,
    headers: {
      [INTERNAL_HEADER]: inside.environment.INTERNAL_SECRET,
      'content-type': 'application/json',
      'x-forwarded-for': address,
      'user-agent': device,
      ...(access === null ? {} : { authorization: `JWT ${access}` }),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  return { status: response.status, body: ((await response.json()) as { body?: Body }).body as Body };
}

const post = <Body = Pair>(path: string, body: object, access: string | null = null) =>
  send<Body>('POST', path, access, body);
const logIn = async (username: string, password = PASSWORD) =>
  (await post('/auth/jwt/create/', { username, password })).body;
const sessionOf = ({ access }: Pair) =>
  (JSON.parse(Buffer.from(access.split('.')[1] ?? '', 'base64url').toString()) as { sid: string }).sid;

/** The lines of the security log since the last call, as an operator reads them. */
async function lines(count: number): Promise<Record<string, unknown>[]> {
  const read = () =>
    output
      .split('\n')
      .filter((line) => line.includes('"security"'))
      .map((line) => JSON.parse(line) as Record<string, unknown>);
  await eventually(() => expect(read().length).toBeGreaterThanOrEqual(count));
  const found = read();
  output = '';
  return found;
}

const short = ({ security, reason, user_id, session }: Record<string, unknown>) => [security, reason, user_id, session];

test('what happens to accounts and at the door is one line each, with nothing personal, at the quietest level', async () => {
  const { cedula, email, link } = await somebodyActive(inside);
  const user = link.uid;
  await logIn(newCedula());
  await logIn(cedula, 'Wrong-password-1');
  const pair = await logIn(cedula);
  const other = await logIn(cedula);
  const texts = [output];
  const first = await lines(2);
  expect(first.map(short)).toEqual([
    ['login-failed', 'unknown person', null, null],
    ['login-failed', 'wrong password', user, null],
  ]);
  for (const line of first) {
    expect(line).toMatchObject({ network: networkOf(address), process: 'identity', request_id: expect.any(String) });
  }

  await post(
    '/auth/users/set_password/',
    { current_password: 'Wrong-password-1', new_password: 'Iguana-marina-30' },
    pair.access,
  );
  texts.push(output);
  expect((await lines(1)).map(short)).toEqual([['password-check-failed', undefined, user, sessionOf(pair)]]);

  const change = { current_password: PASSWORD, new_password: 'Iguana-marina-31' };
  await post('/auth/users/set_password/', change, pair.access);
  texts.push(output);
  expect((await lines(2)).map(short).sort()).toEqual([
    ['password-changed', 'changed', user, sessionOf(pair)],
    ['sessions-ended', 'password-changed', user, sessionOf(other)],
  ]);

  // One's own link, opened once more, is nobody's attempt at anything.
  expect((await post('/auth/users/link/', link)).status).toBe(403);
  // What anybody may ask is refused to nobody.
  for (const token of [other.access, accessToken({ userId: user, head: { kid: 'x' } })]) {
    expect((await send('GET', `/api/v1/user/email_by_user/${newCedula()}`, token)).status).not.toBe(401);
  }
  await send('GET', '/auth/users/me/', other.access);
  await send('GET', '/auth/users/me/', accessToken({ userId: user, head: { kid: 'x' } }));
  await send('GET', '/auth/users/me/', null);
  await send('GET', `/api/v1/user/profile/${demo.carlos.userId}`, pair.access);
  await send('GET', '/api/v1/agency/employee', pair.access);
  texts.push(output);
  expect((await lines(4)).map(short)).toEqual([
    ['access-refused', 'session ended', user, sessionOf(other)],
    ['access-refused', 'token not valid', null, null],
    ['access-refused', 'not_found: GET /api/v1/user/profile/:id', user, sessionOf(pair)],
    ['access-refused', 'permission_denied: GET /api/v1/agency/employee', user, sessionOf(pair)],
  ]);

  await post('/auth/jwt/refresh/', { refresh: pair.refresh });
  await inside.database.query(`update refresh_tokens set rotated_at = rotated_at - interval '2 minutes'`);
  await post('/auth/jwt/refresh/', { refresh: pair.refresh });
  texts.push(output);
  expect((await lines(2)).map(short)).toEqual([
    ['sessions-ended', 'refresh-token-reused', user, sessionOf(pair)],
    ['refresh-token-reused', undefined, user, sessionOf(pair)],
  ]);

  for (let attempt = 0; attempt < 6; attempt += 1) await logIn(cedula, 'Wrong-password-1');
  texts.push(output);
  expect((await lines(6)).map(short)).toEqual([
    ...Array.from({ length: 5 }, () => ['login-failed', 'wrong password', user, null]),
    ['limit-reached', 'login-place', user, null],
  ]);

  const employee = { agency: demo.agency, roles: ['adviser' as const], userId: demo.carlos.userId };
  const access = accessToken(employee);
  for (let attempt = 0; attempt < 61; attempt += 1) await send('GET', `/api/v1/user/email_by_user/${cedula}`, access);
  texts.push(output);
  expect((await lines(1)).map(short)).toEqual([['limit-reached', 'email-staff', employee.userId, expect.anything()]]);
  expect(texts.join('')).not.toMatch(new RegExp(`${cedula}|${email}|${address}|Inés|Wrong-password|Tortuga`));
});
