import { ACCESS_LIFE_SECONDS } from '@bitacora/platform';
import { beforeEach, afterEach, expect, jest, test } from '@jest/globals';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rotateKeys } from '../../src/platform/rotate-keys.ts';
import {
  FORMER_KEY_MILLISECONDS,
  loadSecrets,
  publicKeysOf,
  rotateSigningKey,
  secretsAtStart,
} from '../../src/platform/secrets.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'data-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const now = new Date('2026-11-22T12:00:00Z');
const later = (milliseconds: number) => new Date(now.getTime() + milliseconds);
const start = async (at: Date) => publicKeysOf(await secretsAtStart(folder, at));

test("another key signs from the next start on, and the former one's tokens hold until they expire", async () => {
  const before = await loadSecrets(folder);
  await rotateSigningKey(folder);
  const after = await loadSecrets(folder);
  expect(after).toEqual({
    ...before,
    jwtPublicKey: after.jwtPublicKey,
    jwtPrivateKey: after.jwtPrivateKey,
    formerKeys: [{ publicKey: before.jwtPublicKey, until: null }],
  });
  expect(after.jwtPrivateKey).not.toBe(before.jwtPrivateKey);
  expect(statSync(join(folder, 'secrets.json')).mode & 0o777).toBe(0o600);
  // However long after the command it is started: until then the former key has signed.
  expect(await start(later(FORMER_KEY_MILLISECONDS * 9))).toContain(before.jwtPublicKey.trim());
  expect(await start(later(FORMER_KEY_MILLISECONDS * 10 - 1))).toContain(before.jwtPublicKey.trim());
  const last = await start(later(FORMER_KEY_MILLISECONDS * 10));
  expect(last).toBe(after.jwtPublicKey.trim());
});

test('a key is listed for longer than any token that it signed', () => {
  expect(FORMER_KEY_MILLISECONDS).toBeGreaterThan(ACCESS_LIFE_SECONDS * 1000);
});

test('two rotations before a start lose no key that has signed', async () => {
  const { jwtPublicKey } = await loadSecrets(folder);
  await rotateSigningKey(folder);
  await rotateSigningKey(folder);
  expect((await start(now)).match(/BEGIN PUBLIC KEY/g)).toHaveLength(3);
  expect(await start(now)).toContain(jwtPublicKey.trim());
});

test('help says what the command takes, and changes nothing', async () => {
  const before = await loadSecrets(folder);
  const said = jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  expect(await rotateKeys(['--help'])).toBe(0);
  const text = said.mock.calls.join('');
  said.mockRestore();
  expect(text).toContain('admin rotate-keys:');
  expect(await loadSecrets(folder)).toEqual(before);
});
