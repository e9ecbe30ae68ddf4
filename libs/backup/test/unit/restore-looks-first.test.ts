import { afterAll, expect, test } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeKeyPair } from '../../src/encryption.ts';

const place = mkdtempSync(join(tmpdir(), 'restore-'));
afterAll(() => rmSync(place, { recursive: true }));

const command = join(import.meta.dirname, '../../../launcher/src/restore.ts');
const data = join(place, 'data');
const restore = (privateKey: string, ...words: string[]) => {
  const { status, stderr } = spawnSync(process.execPath, [command, ...words], {
    encoding: 'utf8',
    env: {
      PATH: process.env.PATH,
      DATA_DIR: data,
      BACKUP_URL: `file://${place}/backups`,
      BACKUP_PRIVATE_KEY: privateKey,
    },
  });
  return { status, said: stderr, hasData: existsSync(data) };
};

test('a key that is none is refused before anything is made', () => {
  const said = expect.stringContaining('BACKUP_PRIVATE_KEY: a private key of age');
  expect(restore('nonsense')).toEqual({ status: 1, said, hasData: false });
}, 60_000);

test('so is a backup that is not there', async () => {
  const { privateKey } = await makeKeyPair();
  const said = expect.stringContaining('there is no complete backup');
  expect(restore(privateKey, '2031-01-01')).toEqual({ status: 1, said, hasData: false });
}, 60_000);
