import { objectStoreEnvironment, processEnvironment, sealKey } from '@bitacora/platform';
import { newKeys, productionSettings, refusedSettings } from '@bitacora/testing';
import { expect, test } from '@jest/globals';
import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { productionWarnings } from '../../src/config/production-problems.ts';

const schema = processEnvironment.extend({
  ...objectStoreEnvironment.shape,
  JWT_PRIVATE_KEY: z.string(),
  FILE_LINK_SECRET: z.string().min(16),
  SEAL_KEY: sealKey(),
  SMTP_URL: z.url(),
});

/** What production says to these settings, line by line. */
const refused = (changes: Record<string, string>) => refusedSettings(schema, { ...productionSettings, ...changes });

test('production starts with proper settings, however often random ones are made', () => {
  expect(refused({})).toEqual([]);
  for (let round = 0; round < 300; round += 1) {
    const [hex, base64] = [randomBytes(16).toString('hex'), randomBytes(12).toString('base64')];
    expect(refused({ INTERNAL_SECRET: hex, FILE_LINK_SECRET: base64 })).toEqual([]);
  }
});

test.each([
  'minioadminminioadmin',
  'changeme-changeme',
  'ChangeMe1234567890',
  'supersecretpassword',
  'your-secret-key-123456',
  'a-secret-for-tests-only',
  'another-secret-for-tests-only',
  'password12345678',
  'development-secret',
  'docker-compose-secret',
  'changeit-now-please',
  'keyboardcat-keyboardcat',
  'k7Fq2xZ9vB-development-W4',
  'aaaaaaaaaaaaaaaa',
  'abababababababab',
  'k7Fq2xk7Fq2xk7Fq2x',
  '0123456789abcdef',
  'zyxwvutsrqponmlkjihg',
  'aabbaabbaabbccaabb',
])('production refuses %s as a secret', (weak) => {
  const problems = refused({ INTERNAL_SECRET: weak });
  expect(problems).toHaveLength(1);
  expect(problems[0]).toMatch(/^INTERNAL_SECRET: .+; make one with: openssl rand -base64 32$/);
  expect(problems[0]).not.toContain(weak);
});

test('production says the measure of a secret that is too short', () => {
  expect(refused({ S3_SECRET_KEY: 'Xk2pq8Wz!' })).toEqual([
    'S3_SECRET_KEY: has fewer than 16 characters; make one with: openssl rand -base64 32',
  ]);
});

test('production refuses every bad setting at once, by name', () => {
  const short = newKeys(1024);
  const problems = refused({
    DATABASE_URL: 'postgres://postgres:password@db/bitacora',
    REDIS_URL: 'redis://:changeme@redis',
    SMTP_URL: 'smtp://agency:secret@mail.example',
    PUBLIC_URL: 'http://viajes.example',
    JWT_PUBLIC_KEYS: short.publicKey,
    JWT_PRIVATE_KEY: short.privateKey,
    INTERNAL_SECRET: 'aaaaaaaaaaaaaaaa',
    FILE_LINK_SECRET: 'short',
    SEAL_KEY: Buffer.alloc(32, 7).toString('base64'),
    S3_ACCESS_KEY: 'minioadmin',
    S3_SECRET_KEY: 'minioadmin',
  });
  const named = problems.map((problem) => problem.split(':')[0]).sort();
  expect(named).toEqual(
    [
      'DATABASE_URL',
      'FILE_LINK_SECRET',
      'INTERNAL_SECRET',
      'JWT_PRIVATE_KEY',
      'JWT_PUBLIC_KEYS',
      'PUBLIC_URL',
      'REDIS_URL',
      'S3_ACCESS_KEY',
      'S3_SECRET_KEY',
      'SEAL_KEY',
      'SMTP_URL',
    ].sort(),
  );
  expect(problems.find((problem) => problem.startsWith('JWT_PUBLIC_KEYS'))).toContain('fewer than 2048 bits');
  expect(problems.find((problem) => problem.startsWith('PUBLIC_URL'))).toContain('use https');
});

test('http is enough where nobody is on the way', () => {
  for (const address of ['http://localhost:3000', 'http://127.0.0.1:3000', 'http://[::1]:3000']) {
    expect(refused({ PUBLIC_URL: address })).toEqual([]);
  }
  expect(refused({ PUBLIC_URL: 'http://127.viajes.example' })).toHaveLength(1);
});

test('settings that are right by themselves and cannot be together are refused, all of them', () => {
  const one = randomBytes(24).toString('base64');
  const problems = refused({
    FILE_LINK_SECRET: one,
    S3_SECRET_KEY: one,
    REDIS_URL: `redis://:${encodeURIComponent(one)}@redis.internal`,
    JWT_PRIVATE_KEY: newKeys().privateKey,
    TRUSTED_PROXIES: '',
    WEB_ORIGINS: 'https://www.viajes.example, http://viajes.example',
    METRICS_PORT: '3000',
    QUEUE_DATABASE_URL: 'postgres://queue@db.internal/queue',
    DEMO_DATA: 'true',
  });
  expect(problems.join('\n')).not.toContain(one);
  expect(problems).toEqual([
    'DEMO_DATA: never in production',
    'S3_SECRET_KEY: the same secret as in FILE_LINK_SECRET; each has one purpose',
    'REDIS_URL: the same secret as in FILE_LINK_SECRET; each has one purpose',
    expect.stringMatching(/^TRUSTED_PROXIES: missing: PUBLIC_URL is https/),
    expect.stringMatching(/^WEB_ORIGINS: an origin over http/),
    expect.stringMatching(/^METRICS_PORT: the same as PORT/),
    expect.stringMatching(/^QUEUE_DATABASE_URL: given with REDIS_URL/),
    expect.stringMatching(/^JWT_PRIVATE_KEY: its public key is not among JWT_PUBLIC_KEYS/),
  ]);
});

test('a proxy that is everybody is refused, and one that is a network is taken', () => {
  for (const all of ['0.0.0.0/0', '10.0.0.1, ::/0'])
    expect(refused({ TRUSTED_PROXIES: all })).toEqual([expect.stringContaining('TRUSTED_PROXIES: believes everybody')]);
  expect(refused({ TRUSTED_PROXIES: 'uniquelocal' })).toEqual([]);
});

test('where mails come back to and how it is read are given together, and in production without a password for all to see', () => {
  const bounces = {
    BOUNCES_ADDRESS: 'rebotes@agency.example',
    BOUNCES_IMAP_URL: 'imaps://rebotes%40agency.example:Xk2pq8Wz@mail.example',
  };
  expect(refused(bounces)).toEqual([]);
  expect(refused({ ...bounces, BOUNCES_ADDRESS: '' })).toEqual([expect.stringMatching(/^BOUNCES_ADDRESS: missing/)]);
  const unread = { ...bounces, BOUNCES_IMAP_URL: '', NODE_ENV: 'development' };
  expect(refused(unread)).toEqual([expect.stringMatching(/^BOUNCES_IMAP_URL: missing/)]);
  const open = { ...bounces, BOUNCES_IMAP_URL: bounces.BOUNCES_IMAP_URL.replace('imaps', 'imap') };
  expect(refused(open)).toEqual([expect.stringMatching(/^BOUNCES_IMAP_URL: .*use imaps/)]);
  expect(refused({ ...open, NODE_ENV: 'development' })).toEqual([]);
  const guessable = { ...bounces, BOUNCES_IMAP_URL: 'imaps://rebotes:changeme@mail.example' };
  expect(refused(guessable)).toEqual([expect.stringMatching(/^BOUNCES_IMAP_URL: its password/)]);
});

test('a private key among the public ones, which every process reads, is refused wherever it is', () => {
  const both = { JWT_PUBLIC_KEYS: `${productionSettings.JWT_PUBLIC_KEYS}${productionSettings.JWT_PRIVATE_KEY}` };
  expect(refused(both)).toEqual([expect.stringContaining('JWT_PUBLIC_KEYS: holds a private key')]);
  expect(refused({ ...both, NODE_ENV: 'development' })).toHaveLength(1);
});

test("a trial of production on this machine's own address starts, and is told whom its links reach", () => {
  const warningsAt = (PUBLIC_URL: string, NODE_ENV = 'production') => productionWarnings({ NODE_ENV, PUBLIC_URL });
  expect(warningsAt('https://localhost')).toEqual([expect.stringMatching(/^PUBLIC_URL: this machine's own address/)]);
  expect([warningsAt('https://viajes.example'), warningsAt('http://localhost:3000', 'development')]).toEqual([[], []]);
});

test('a key that is none is refused by its name', () => {
  expect(refused({ JWT_PRIVATE_KEY: '-----BEGIN PRIVATE KEY-----' })).toEqual(['JWT_PRIVATE_KEY: is not a key in PEM']);
});

test('development takes what production refuses', () => {
  expect(refused({ NODE_ENV: 'development', INTERNAL_SECRET: 'aaaaaaaaaaaaaaaa' })).toEqual([]);
});
