import { eventually, freePort, startTestProcess } from '@bitacora/testing';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Redis } from 'ioredis';
import { Metrics } from '../../src/health/metrics.ts';
import { BrokerWatch } from '../../src/messaging/broker-watch.ts';
import { receiver } from './fixture/receiver.ts';

jest.setTimeout(60_000);

if (spawnSync('redis-server', ['--version']).status !== 0) {
  test('SKIPPED, for redis-server is not there: a Redis that may lose events', () => {
    process.stderr.write('redis-server is missing: the check of its settings was not run against one.\n');
  });
} else {
  const folder = mkdtempSync(join(tmpdir(), 'redis-'));
  let child: ChildProcess;
  let admin: Redis;
  let url: string;
  beforeAll(async () => {
    const port = await freePort();
    url = `redis://127.0.0.1:${port}`;
    const options = { port, dir: folder, appendonly: 'no', 'maxmemory-policy': 'allkeys-lru', save: '' };
    child = spawn(
      'redis-server',
      Object.entries(options).flatMap(([name, value]) => [`--${name}`, String(value)]),
      { stdio: 'ignore' },
    );
    admin = new Redis(url);
    admin.on('error', () => undefined);
    await eventually(() => admin.ping(), 10_000);
  });
  afterAll(async () => {
    jest.restoreAllMocks();
    admin.disconnect();
    child.kill();
    rmSync(folder, { recursive: true, force: true });
  });

  test('a Redis that may lose events is said, measured and shown, and the process is ready all the same', async () => {
    const said = jest.spyOn(Logger.prototype, 'warn').mockImplementation(() => undefined);
    // BullMQ says the first half of it, too, on the console and once a connection.
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const own = await startTestProcess(receiver, { environment: { REDIS_URL: url, QUEUE_DATABASE_URL: undefined } });
    const ready = () => own.request('GET', '/health/ready');
    const measured = async () =>
      /^broker_misconfigured\{[^}]*\} (\d)$/m.exec(await own.app.get(Metrics).registry.metrics())?.[1];
    try {
      await eventually(async () => expect(await measured()).toBe('1'));
      expect(await ready()).toMatchObject({
        status: 200,
        body: {
          details: {
            broker: {
              status: 'up',
              degraded: true,
              misconfigured: [expect.stringContaining('allkeys-lru'), expect.stringContaining('aof_enabled')],
            },
          },
        },
      });
      const lines = () => said.mock.calls.map(([words]) => String(words)).filter((words) => words.includes('set up'));
      expect(lines()).toHaveLength(2);
      await own.app.get(BrokerWatch).look();
      expect(lines()).toHaveLength(2);
      await admin.config('SET', 'maxmemory-policy', 'noeviction');
      await admin.config('SET', 'appendonly', 'yes');
      await own.app.get(BrokerWatch).look();
      expect([await measured(), (await ready()).body]).toEqual([
        '0',
        expect.objectContaining({ details: expect.objectContaining({ broker: { status: 'up' } }) }),
      ]);
    } finally {
      await own.stop();
    }
  });
}
