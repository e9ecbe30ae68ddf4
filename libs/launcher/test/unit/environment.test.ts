import { describe, expect, test } from '@jest/globals';
import { databasesOf } from '../../src/platform/databases.ts';
import { environmentOf, type PlatformAddresses } from '../../src/platform/environment.ts';
import { type ProcessName, processNames } from '../../src/platform/processes.ts';
import { makeSecrets } from '../../src/platform/secrets.ts';

const secrets = makeSecrets();
const databases = databasesOf('postgres://postgres:admin-password@127.0.0.1:5555/postgres', 'bitacora', secrets);

const platform: PlatformAddresses = {
  nodeEnvironment: 'development',
  host: '0.0.0.0',
  ports: Object.fromEntries(
    processNames.map((name, index) => [name, { http: 4000 + index, metrics: 5000 + index }]),
  ) as PlatformAddresses['ports'],
  databaseUrls: databases.urls,
  queue: { databaseUrl: databases.queueUrl },
  objectStore: {
    endpoint: 'http://127.0.0.1:9',
    bucket: 'b',
    region: 'r',
    accessKey: 'key-id',
    secretKey: 'key-secret',
  },
  mail: { smtpUrl: 'smtp://127.0.0.1:25', from: 'viajes@bitacora.example' },
  publicUrl: 'http://localhost:4005',
  trustedProxies: '',
  agencyRuc: '0993371112001',
  hasDemoData: true,
  webRoot: '/web/dist',
  secrets,
  passedOn: { LOG_LEVEL: 'warn' },
};

const valuesOf = (name: ProcessName) => Object.values(environmentOf(name, platform)).join('\n');
const holdersOf = (secret: string) => processNames.filter((name) => valuesOf(name).includes(secret));

describe('the environment of the processes', () => {
  test('only identity can sign tokens', () => {
    expect(holdersOf(secrets.jwtPrivateKey)).toEqual(['identity']);
  });

  test('only identity and notifications can open sealed links', () => {
    expect(holdersOf(secrets.sealKey)).toEqual(['identity', 'journeys', 'notifications']);
  });

  test('only the BFF can sign links to files', () => {
    expect(holdersOf(secrets.fileLinkSecret)).toEqual(['bff']);
  });

  test('the bucket is open to those that store or serve files', () => {
    expect(holdersOf('key-secret')).toEqual([
      'identity',
      'journeys',
      'services-catalog',
      'billing',
      'notifications',
      'bff',
    ]);
  });

  test.each(processNames)('%s knows the password of its own database and of no other', (name) => {
    const others = processNames.filter((other) => other !== name);
    expect(environmentOf(name, platform).DATABASE_URL).toBe(databases.urls[name]);
    for (const other of others) expect(valuesOf(name)).not.toContain(new URL(databases.urls[other]).password);
    expect(valuesOf(name)).not.toContain('admin-password');
    expect(valuesOf(name)).not.toContain(secrets.databaseSecret);
  });

  test('only the BFF listens beyond this machine', () => {
    expect(processNames.filter((name) => environmentOf(name, platform).HOST !== '127.0.0.1')).toEqual(['bff']);
  });

  test('with Redis no process is given the database of the queue', () => {
    const environment = environmentOf('journeys', { ...platform, queue: { redisUrl: 'redis://127.0.0.1:6379' } });
    expect(environment.REDIS_URL).toBe('redis://127.0.0.1:6379');
    expect(environment).not.toHaveProperty('QUEUE_DATABASE_URL');
  });
});
