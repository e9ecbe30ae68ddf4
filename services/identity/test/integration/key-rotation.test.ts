import { createTestDatabase, startTestProcess, type TestDatabase, type TestProcess } from '@bitacora/testing';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { identity as definition } from '../../src/identity.process.ts';
import { aPassenger, bearer, fromSomewhere, linkFor, type Pair, PASSWORD, register } from './identity.ts';

jest.setTimeout(60_000);

const tools = join(import.meta.dirname, '../../../../tools/containers');
const folder = join(mkdtempSync(join(tmpdir(), 'rotation-')), 'secrets');
const file = (name: string) => readFileSync(join(folder, name), 'utf8');

/** What the operator's step answers. */
function rotate(step: string, ...more: string[]) {
  return rotateSecret('signing-key', step, ...more);
}

function rotateSecret(...step: string[]) {
  const { status, stdout, stderr } = spawnSync('sh', [join(tools, 'rotate-secret.sh'), folder, ...step], {
    encoding: 'utf8',
  });
  return { code: status, said: stdout + stderr };
}

let database: TestDatabase;
let identity: TestProcess | null = null;

/** Identity anew, with the files as they are. */
async function restart(): Promise<TestProcess> {
  await identity?.stop();
  identity = await startTestProcess(definition, {
    databaseUrl: database.url,
    environment: { JWT_PRIVATE_KEY: file('jwt-private-key'), JWT_PUBLIC_KEYS: file('jwt-public-keys') },
  });
  return identity;
}

const ask = <Body>(process: TestProcess, path: string, body: unknown) =>
  process.request<Body>('POST', path, { body, headers: fromSomewhere() });
const statusWith = async (process: TestProcess, pair: Pair) =>
  (await process.request('GET', '/auth/users/me/', { headers: bearer(pair) })).status;
const keyOf = ({ access }: Pair) =>
  (JSON.parse(Buffer.from(access.split('.')[0] ?? '', 'base64url').toString()) as { kid: string }).kid;

let cedula: string;
const logIn = async (process: TestProcess) =>
  (await ask<Pair>(process, '/auth/jwt/create/', { username: cedula, password: PASSWORD })).body;

beforeAll(async () => {
  execFileSync(join(tools, 'make-secrets.sh'), [folder], { stdio: 'ignore' });
  database = await createTestDatabase('identity');
  // With the key of the tests, by which the test registers somebody as an agency does.
  const first = Object.assign(await startTestProcess(definition, { databaseUrl: database.url }), {
    advance: () => undefined,
  });
  const [passenger] = await register(first, aPassenger({ email: 'rosa@correo.example' }));
  cedula = passenger?.id_number ?? '';
  const link = await linkFor(first, 'identity.activation-requested', 'rosa@correo.example');
  await ask(first, '/auth/users/activation/', { ...link, new_password: PASSWORD });
  await first.stop();
});
afterAll(async () => {
  await identity?.stop();
  await database.drop();
  rmSync(join(folder, '..'), { recursive: true, force: true });
});

test('a new key signs, and nobody is logged out on the way', async () => {
  let process = await restart();
  const before = await logIn(process);

  expect(rotate('publish')).toMatchObject({ code: 0, said: expect.stringContaining('every process') });
  const published = file('jwt-public-keys');
  process = await restart();
  const meanwhile = await logIn(process);
  expect([await statusWith(process, before), keyOf(meanwhile)]).toEqual([200, keyOf(before)]);

  expect(rotate('use').code).toBe(0);
  // Whoever has not restarted since `publish` believes the new key, too.
  expect(file('jwt-public-keys')).toBe(published);
  process = await restart();
  const after = await logIn(process);
  expect(keyOf(after)).not.toBe(keyOf(before));
  expect(await Promise.all([before, meanwhile, after].map((pair) => statusWith(process, pair)))).toEqual([
    200, 200, 200,
  ]);

  expect(rotate('retire')).toMatchObject({ code: 1, said: expect.stringContaining('until 20 minutes after use') });
  expect(file('jwt-public-keys')).toBe(published);
  const longAgo = new Date(Date.now() - 21 * 60_000);
  utimesSync(join(folder, 'jwt-private-key'), longAgo, longAgo);
  expect(rotate('retire').code).toBe(0);
  process = await restart();
  expect([await statusWith(process, before), await statusWith(process, after)]).toEqual([401, 200]);
  // A token of the former key that is still around is renewed, as any that has expired.
  const renewed = await ask<Pair>(process, '/auth/jwt/refresh/', { refresh: before.refresh });
  expect(keyOf(renewed.body)).toBe(keyOf(after));
});

test('a step that is not due is refused, and changes nothing', () => {
  const all = () => readdirSync(folder).map((name) => [name, file(name)]);
  const before = all();
  expect(rotate('use')).toMatchObject({ code: 1, said: expect.stringContaining('First: publish') });
  expect(rotate('retire')).toMatchObject({ code: 1, said: expect.stringContaining('No former one') });
  expect([rotateSecret().code, rotate('forget').code, rotate('use', '--now').code]).toEqual([2, 2, 2]);
  expect(all()).toEqual(before);
  rotate('publish');
  expect(rotate('publish')).toMatchObject({ code: 1, said: expect.stringContaining('already') });
  expect(rotate('retire')).toMatchObject({ code: 1, said: expect.stringContaining('First: use') });
});

test.each([
  ['internal-secret', 0],
  ['file-link-secret', 30],
  ['seal-key', 2880],
] as const)('%s is believed before it is used, and the former one for %s minutes after', (name, minutes) => {
  const values = () => file(name).split('\n').filter(Boolean);
  const [former] = values();
  expect(rotateSecret(name, 'publish').code).toBe(0);
  const [first, next] = values();
  expect([first, values().length]).toEqual([former, 2]);
  expect(rotateSecret(name, 'use').code).toBe(0);
  expect(values()).toEqual([next, former]);
  if (minutes > 0) {
    expect(rotateSecret(name, 'retire')).toMatchObject({
      code: 1,
      said: expect.stringContaining(`${minutes} minutes`),
    });
    const longAgo = new Date(Date.now() - (minutes + 1) * 60_000);
    utimesSync(join(folder, name), longAgo, longAgo);
  }
  expect(rotateSecret(name, 'retire').code).toBe(0);
  expect(values()).toEqual([next]);
});

test('a key that somebody else has is dropped at once', () => {
  const former = file('jwt-public-keys');
  rotate('use');
  expect(rotate('retire', '--now').code).toBe(0);
  const [only, ...others] =
    file('jwt-public-keys').match(/-----BEGIN PUBLIC KEY-----[^-]+-----END PUBLIC KEY-----/g) ?? [];
  expect([former.includes(only ?? ''), others]).toEqual([true, []]);
  expect(former.startsWith(only ?? '')).toBe(false);
});

test('what is made is readable within a container, and stands in a folder that nobody else enters', () => {
  rotate('publish');
  const modes = ['jwt-private-key', 'jwt-private-key.next', 'jwt-public-keys', '.'].map(
    (name) => statSync(join(folder, name)).mode & 0o777,
  );
  expect(modes).toEqual([0o444, 0o444, 0o444, 0o700]);
});
