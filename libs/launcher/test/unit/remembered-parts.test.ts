import { expect, test } from '@jest/globals';
import { databasesOf } from '../../src/platform/databases.ts';
import { recallParts, rememberParts } from '../../src/platform/remembered-parts.ts';
import { makeSecrets } from '../../src/platform/secrets.ts';

const secrets = makeSecrets();
const admin = 'postgres://boss:password-of-the-boss@db.example:6543/postgres?sslmode=require';
const { urls, queueUrl } = databasesOf(admin, 'ours', secrets);
const others = {
  databaseUrls: urls,
  objectStore: { endpoint: 'http://s3.example', bucket: 'b', region: 'r', accessKey: 'a', secretKey: 'password-of-s3' },
  mail: { smtpUrl: 'smtp://user:password-of-mail@mail.example:587', from: 'a@b.example' },
  inboxUrl: null,
};

test('a command finds the databases, the Redis and the bucket that the start was given, without being given them again', () => {
  const redisUrl = 'rediss://default:password-of-redis@redis.example:6380/2';
  const kept = rememberParts({ ...others, queue: { redisUrl } }, secrets, {
    databasePrefix: 'ours',
    agencyRuc: '1790011223001',
    passedOn: { QUEUE_NAMESPACE: 'ours' },
  });
  expect(recallParts(kept, secrets)).toEqual({
    databaseUrls: urls,
    queue: { redisUrl },
    objectStore: others.objectStore,
  });
  expect(kept).toMatchObject({ queueNamespace: 'ours', mailServer: 'mail.example:587' });
});

test('the queue in PostgreSQL is found too', () => {
  const kept = rememberParts({ ...others, queue: { databaseUrl: queueUrl } }, secrets, {
    databasePrefix: 'ours',
    agencyRuc: '1790011223001',
    passedOn: {},
  });
  expect(recallParts(kept, secrets).queue).toEqual({ databaseUrl: queueUrl });
});

test('what is kept for that holds no password', () => {
  const redisUrl = 'redis://:password-of-redis@redis.example';
  const kept = JSON.stringify(
    rememberParts({ ...others, queue: { redisUrl } }, secrets, {
      databasePrefix: 'ours',
      agencyRuc: '1790011223001',
      passedOn: {},
    }),
  );
  expect(kept).not.toMatch(/password|embedded-/);
  expect(() => recallParts(JSON.parse(kept), makeSecrets())).toThrow();
});
