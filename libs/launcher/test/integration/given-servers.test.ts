import { expect, test } from '@jest/globals';
import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mailServerProblem } from '../../src/parts/given-mail-server.ts';
import { requireRedis } from '../../src/parts/given-redis.ts';
import { startParts } from '../../src/platform/parts-of-platform.ts';
import { makeSecrets } from '../../src/platform/secrets.ts';
import { readSettings } from '../../src/platform/settings.ts';
import { Teardown } from '../../src/system/teardown.ts';

/** Answers every command with a line; a Redis as far as a ping goes, or one that wants another password. */
async function listening(answer: string) {
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.on('data', (data) => socket.write(answer.repeat(data.toString().match(/^\*\d/gm)?.length ?? 1)));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { server, port: (server.address() as AddressInfo).port };
}

test('a Redis that answers is used; one that lets us not in is named, and never its password', async () => {
  const good = await listening('+OK\r\n');
  const bad = await listening('-WRONGPASS invalid username-password pair\r\n');
  try {
    const url = `redis://127.0.0.1:${good.port}`;
    expect(await requireRedis(url)).toBe(url);
    const refused = requireRedis(`redis://:hunter2@127.0.0.1:${bad.port}`);
    await expect(refused).rejects.toThrow(/REDIS_URL \(127\.0\.0\.1:\d+\): .*WRONGPASS/);
    await expect(refused).rejects.not.toThrow('hunter2');
  } finally {
    good.server.close();
    bad.server.close();
  }
});

test('a wrong REDIS_URL ends the start, and is named', async () => {
  const data = mkdtempSync(join(tmpdir(), 'launcher-redis-'));
  const settings = readSettings({
    DATA_DIR: data,
    DATABASE_URL: process.env.TEST_POSTGRES_URL,
    DATABASE_PREFIX: `given_${process.pid}`,
    SMTP_URL: process.env.TEST_SMTP_URL,
    REDIS_URL: 'redis://127.0.0.1:9',
  });
  const teardown = new Teardown();
  await expect(startParts(settings, makeSecrets(), teardown)).rejects.toThrow(
    /Cannot reach the Redis of REDIS_URL \(127\.0\.0\.1:9\): .*ECONNREFUSED/,
  );
  await teardown.run();
  await rm(data, { recursive: true });
}, 60_000);

test('a mail server that is nowhere is said, for mails wait', async () => {
  expect(await mailServerProblem(process.env.TEST_SMTP_URL ?? '')).toBeNull();
  expect(await mailServerProblem('smtp://user:hunter2@127.0.0.1:9')).toBe(
    'The mail server of SMTP_URL (127.0.0.1:9) cannot be reached: ECONNREFUSED. Mails wait until it can.',
  );
});
