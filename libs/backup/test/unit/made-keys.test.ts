import { afterAll, expect, test } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { publicKeyOf } from '../../src/encryption.ts';

const script = join(import.meta.dirname, '../../../../tools/containers/make-secrets.sh');
const place = mkdtempSync(join(tmpdir(), 'keys-'));
afterAll(() => rmSync(place, { recursive: true }));

const privateFile = join(place, 'backup-private-key');
const publicFile = join(place, 'secrets/backup-public-key');
const makeSecrets = (environment = {}) =>
  execFileSync('sh', [script, join(place, 'secrets')], {
    env: { ...process.env, ...environment },
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
const publicKey = () => readFileSync(publicFile, 'utf8');

test('the first secrets bring a pair of keys of backups: one for the platform, the other for its operator to take away', async () => {
  expect(makeSecrets()).toContain(`rm ${privateFile}`);
  expect(await publicKeyOf(readFileSync(privateFile, 'utf8').trim())).toBe(publicKey());
  expect(statSync(privateFile).mode & 0o777).toBe(0o600);
});

test('a second time nothing is said and nothing changes, whether the private key is still there or not', () => {
  const before = publicKey();
  expect(makeSecrets()).toBe('');
  rmSync(privateFile);
  expect(makeSecrets()).toBe('');
  expect([publicKey(), existsSync(privateFile)]).toEqual([before, false]);
});

test('a private key is never written over', () => {
  rmSync(publicFile);
  makeSecrets();
  rmSync(publicFile);
  expect(() => makeSecrets()).toThrow('is that of another backup-public-key');
  rmSync(privateFile);
});

test('who has a pair gives its public half, and no other is made', () => {
  makeSecrets({ BACKUP_PUBLIC_KEY: 'age1mine' });
  expect([publicKey(), existsSync(privateFile)]).toEqual(['age1mine', false]);
});

test('who makes the secrets is told where mails go, and never by which password', () => {
  rmSync(join(place, 'secrets/smtp-url'));
  expect(makeSecrets()).toMatch(/Mails stay in the inbox of this machine .*, and reach nobody/);
  rmSync(join(place, 'secrets/smtp-url'));
  const said = makeSecrets({ SMTP_URL: 'smtp://user:password@mail.example:587' });
  expect(said).toBe('Mails leave by mail.example:587.\n');
});

test('the keys of a bucket of backups are those that are given, and empty where backups go elsewhere', () => {
  const files = ['backup-s3-access-key', 'backup-s3-secret-key'].map((name) => join(place, 'secrets', name));
  const contents = () => files.map((file) => readFileSync(file, 'utf8'));
  expect(contents()).toEqual(['', '']);
  for (const file of files) rmSync(file);
  makeSecrets({ BACKUP_S3_ACCESS_KEY: 'access', BACKUP_S3_SECRET_KEY: 'secret' });
  expect(contents()).toEqual(['access', 'secret']);
});
