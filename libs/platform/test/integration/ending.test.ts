import { newId } from '@bitacora/kernel/ids';
import { queueConnection, queueOf } from '@bitacora/platform';
import { createTestDatabase, eventually, newNamespace, startTestProcess, type TestProcess } from '@bitacora/testing';
import { afterEach, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { Queue } from 'bullmq';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { Client } from 'pg';
import { compileReceiver, stringValues } from './fixture/compiled.ts';
import { quoteData } from './fixture/emitter.ts';
import { receiver } from './fixture/receiver.ts';
import { type Wire, wireTo, wireToBroker } from './fixture/wires.ts';

jest.setTimeout(60_000);

let entry: string;
let prepared: TestProcess;
let database: Wire;
let broker: Wire;
let brokerEnvironment: Record<string, string>;
let child: ChildProcess | null = null;
let drop: () => Promise<void>;
let ownUrl: string;
let words = '';

beforeAll(async () => {
  entry = await compileReceiver();
});
beforeEach(async () => {
  const own = await createTestDatabase('notifications');
  drop = own.drop;
  ownUrl = own.url;
  // This one only makes the tables; the process that is ended is a real one.
  prepared = await startTestProcess(receiver, { databaseUrl: own.url, namespace: newNamespace() });
  await prepared.app.close();
  database = await wireTo(own.url);
  ({ wire: broker, environment: brokerEnvironment } = await wireToBroker());
});
afterEach(async () => {
  child?.kill('SIGKILL');
  await Promise.all([database.cut(), broker.cut()]);
  await drop();
});

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}

/** Starts the process; answers its address, whether it answers yet or not. */
async function launch(): Promise<string> {
  const port = await freePort();
  words = '';
  child = spawn(process.execPath, [entry], {
    env: {
      ...stringValues(prepared.environment),
      ...brokerEnvironment,
      TRUSTED_PROXIES: '',
      PATH: process.env.PATH,
      DATABASE_URL: database.url,
      PORT: String(port),
    },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  child.stderr?.on('data', (chunk: Buffer) => (words += chunk.toString()));
  return `http://127.0.0.1:${port}`;
}

async function launchAndWait(): Promise<string> {
  const url = await launch();
  await eventually(async () => expect((await fetch(`${url}/health/ready`)).status).toBe(200), 30_000);
  return url;
}

/** Tells it to end; answers how, and after how many seconds. */
async function end(how: () => void): Promise<{ code: number | null; seconds: number }> {
  if (!child) throw new Error('nothing runs');
  const exited = once(child, 'exit');
  const began = Date.now();
  how();
  const [code] = (await exited) as [number | null];
  return { code, seconds: (Date.now() - began) / 1000 };
}

const terminate = () => void child?.kill('SIGTERM');

async function expectOrderlyEnd(how: () => void = terminate): Promise<void> {
  const { code, seconds } = await end(how);
  expect(words).toBe('');
  expect(code).toBe(0);
  expect(seconds).toBeLessThan(10);
}

describe('a process that is told to end does so in order, within ten seconds', () => {
  test('when all is well, and a request that is under way is answered first', async () => {
    const url = await launchAndWait();
    const slow = fetch(`${url}/slow`);
    await eventually(async () => expect((await fetch(`${url}/health/live`)).status).toBe(200));
    const ended = expectOrderlyEnd();
    expect(await (await slow).json()).toEqual({ answer: 'late' });
    await expect(fetch(`${url}/health/live`)).rejects.toThrow();
    await ended;
  });

  test('while it handles an event, which is handled to its end and not again', async () => {
    await launchAndWait();
    const queue = new Queue(queueOf('notifications'), queueConnection(prepared.environment));
    const reader = new Client({ connectionString: ownUrl });
    await reader.connect();
    try {
      const id = newId();
      const envelope = {
        id,
        name: 'journeys.quote-created',
        schema_version: 1,
        aggregate_id: id,
        aggregate_version: 1,
        occurred_at: new Date().toISOString(),
        correlation_id: id,
        actor: null,
        data: quoteData(id, 'slow'),
      };
      await queue.add(envelope.name, envelope, { jobId: id });
      await eventually(async () => expect(await queue.getActiveCount()).toBe(1));
      await expectOrderlyEnd();
      expect((await reader.query(`select text from reactions`)).rows).toEqual([{ text: 'slow' }]);
      expect(await queue.getJobCountByTypes('waiting', 'active', 'delayed', 'failed')).toBe(0);
    } finally {
      await reader.end();
      await queue.close();
    }
  });

  test('when the launcher that spawned it is gone', async () => {
    await launchAndWait();
    await expectOrderlyEnd(() => {
      child?.disconnect();
    });
  });

  test.each([
    ['its database refuses', () => database.refuse()],
    ['its database takes everything and never answers', () => database.hang()],
    ['its broker refuses', () => broker.refuse()],
    ['its broker takes everything and never answers', () => broker.hang()],
    [
      'both never answer',
      () => {
        database.hang();
        broker.hang();
      },
    ],
  ] as const)('when %s', async (_words, goAway) => {
    const url = await launchAndWait();
    goAway();
    // The loops find out, and something is under way.
    void fetch(`${url}/health/ready`).catch(() => undefined);
    await eventually(async () => {
      const ready = await fetch(`${url}/health/ready`, { signal: AbortSignal.timeout(1000) }).catch(() => null);
      expect((await ready?.text()) ?? 'unready').toMatch(/unready|degraded/);
    }, 30_000);
    await expectOrderlyEnd();
  });

  test.each(['refuse', 'hang'] as const)('when neither was ever reached, because they %s', async (mode) => {
    database[mode]();
    broker[mode]();
    const url = await launch();
    await eventually(async () => expect((await fetch(`${url}/health/live`)).status).toBe(200), 30_000);
    await expectOrderlyEnd();
  });

  test('while it still starts', async () => {
    database.hang();
    broker.hang();
    await launch();
    await eventually(() => expect(broker.tries).toBeGreaterThan(0), 30_000);
    await expectOrderlyEnd();
  });
});
