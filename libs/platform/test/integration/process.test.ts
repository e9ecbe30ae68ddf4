import { newId } from '@bitacora/kernel/ids';
import {
  Metrics,
  processEnvironment,
  queueConnection,
  queueOf,
  readEnvironment,
  watchedClient,
} from '@bitacora/platform';
import { createTestDatabase, eventually, freePort, startTestProcess, type TestProcess } from '@bitacora/testing';
import { afterAll, afterEach, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { PostgresConnection, type PostgresConnectionOptions, Queue } from 'bullmq';
import { ServerConnections } from '../../src/outages/server-connections.ts';
import { emitter, NoteRepository, quoteEvent } from './fixture/emitter.ts';
import { receiver } from './fixture/receiver.ts';
import { startBehindWires, type Wire } from './fixture/wires.ts';

jest.setTimeout(60_000);

describe('a process', () => {
  let server: TestProcess;
  let metricsPort: number;

  beforeAll(async () => {
    metricsPort = await freePort();
    server = await startTestProcess(emitter, { environment: { METRICS_PORT: String(metricsPort) } });
  });
  afterAll(() => server.stop());

  test('a process says that it lives, and that it is ready once its database is migrated', async () => {
    expect(await server.request('GET', '/health/live')).toMatchObject({ status: 200, body: { status: 'ok' } });
    expect(await server.request('GET', '/health/ready')).toMatchObject({ status: 200, body: { status: 'ok' } });
  });

  test('metrics are on a port of their own, and not on the public one', async () => {
    const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
    for (const name of [
      'outbox_waiting{process="journeys"} 0',
      'dead_letters',
      'http_request_seconds_count',
      'nodejs_heap_size_used_bytes',
    ]) {
      expect(metrics).toContain(name);
    }
    expect((await server.request('GET', '/metrics')).status).toBe(404);
  });

  test('a service publishes its own routes as OpenAPI', async () => {
    const { body } = await server.request<{ paths: Record<string, unknown> }>('GET', '/openapi.json');
    expect(Object.keys(body.paths)).toContain('/api/v1/agency/web_quote');
    expect(Object.keys(body.paths)).not.toContain('/auth/jwt/create');
  });

  test('a route of a service needs the internal credential', async () => {
    expect((await fetch(`${server.url}/internal/snapshots/journeys`)).status).toBe(403);
  });

  test('where the web is ends without a slash, however it was written', () => {
    const publicUrl = processEnvironment.shape.PUBLIC_URL;
    expect(publicUrl.parse('https://viajes.example/')).toBe('https://viajes.example');
    expect(publicUrl.parse('https://viajes.example')).toBe('https://viajes.example');
  });

  test('the proxies that are trusted may be written with spaces between them', () => {
    const proxies = processEnvironment.shape.TRUSTED_PROXIES;
    expect(proxies.parse('10.0.0.1, 192.168.0.0/16 ,')).toEqual(['10.0.0.1', '192.168.0.0/16']);
    expect(proxies.parse(undefined)).toEqual([]);
  });

  test('an environment that is not complete is reported whole, and never with its values', () => {
    const secret = 'postgres://u:hunter2@db/x';
    const read = () => readEnvironment(processEnvironment, { DATABASE_URL: secret, JWT_PUBLIC_KEYS: 'short' });
    expect(read).toThrow(/PORT: missing[\s\S]*INTERNAL_SECRET: missing[\s\S]*PUBLIC_URL: missing/);
    try {
      read();
    } catch (error) {
      expect(String(error)).not.toContain('hunter2');
    }
  });

  test('production refuses embedded defaults, demo data and a missing Redis, all at once', () => {
    const embedded = {
      NODE_ENV: 'production',
      PORT: '3000',
      DATABASE_URL: 'postgres://u:embedded-123@db/x',
      QUEUE_DATABASE_URL: 'postgres://u:p@db/queue',
      JWT_PUBLIC_KEYS: '-----BEGIN PUBLIC KEY-----',
      INTERNAL_SECRET: 'embedded-0123456789',
      PUBLIC_URL: 'https://viajes.example',
      DEMO_DATA: 'true',
    };
    expect(() => readEnvironment(processEnvironment, embedded)).toThrow(
      /REDIS_URL: required in production[\s\S]*DEMO_DATA: never in production[\s\S]*DATABASE_URL: still the embedded default[\s\S]*JWT_PUBLIC_KEYS: is not a key in PEM[\s\S]*INTERNAL_SECRET: still the embedded default[\s\S]*AGENCY_RUC: required in production/,
    );
    const incomplete = { ...embedded, PUBLIC_URL: undefined };
    expect(() => readEnvironment(processEnvironment, incomplete)).toThrow(
      /PUBLIC_URL: missing[\s\S]*DEMO_DATA: never in production/,
    );
  });
});

describe('a busy process', () => {
  /** Keeps this process from reading what anybody sends. */
  function beBusy(milliseconds: number): void {
    const end = performance.now() + milliseconds;
    while (performance.now() < end);
  }

  test('a connection that rested for seven seconds answers what it is asked after a busy moment', async () => {
    const own = await createTestDatabase('journeys');
    const client = new (watchedClient(new ServerConnections('the database')))({ connectionString: own.url });
    client.on('error', () => undefined);
    try {
      await client.connect();
      await client.query('select 1');
      // The end of the seven seconds is noticed in the turn in which the statement is sent.
      setTimeout(() => beBusy(400), 6800);
      const asked = new Promise<{ rows: unknown[] }>((resolve, reject) => {
        setTimeout(() => client.query(`select 'here' as found`).then(resolve, reject), 7050);
      });
      expect((await asked).rows).toEqual([{ found: 'here' }]);
    } finally {
      await client.end();
      await own.drop();
    }
  });

  test('no statement of a queue runs for as long as a silent connection is waited for', async () => {
    const own = await createTestDatabase('journeys');
    const { connection } = queueConnection({ QUEUE_DATABASE_URL: own.url, QUEUE_NAMESPACE: 'public' });
    const { pool } = new PostgresConnection(connection as unknown as PostgresConnectionOptions);
    try {
      expect((await pool.query('show statement_timeout')).rows).toEqual([{ statement_timeout: '5s' }]);
    } finally {
      await pool.end();
      await own.drop();
    }
  });
});

describe('its metrics', () => {
  const scrape = (process: TestProcess) => process.app.get(Metrics).registry.metrics();

  /** The value of the one series with this name and these labels; null where there is none. */
  async function measured(
    process: TestProcess,
    name: string,
    labels: Record<string, string> = {},
  ): Promise<number | null> {
    const wanted = Object.entries(labels).map(([label, value]) => `${label}="${value}"`);
    const lines = (await scrape(process)).split('\n').filter((line) => line.startsWith(`${name}{`));
    const line = lines.find((one) => wanted.every((label) => one.includes(label)));
    return line === undefined ? null : Number(line.split(' ').at(-1));
  }

  describe('events that arrive', () => {
    let process: TestProcess;
    let queue: Queue;
    beforeAll(async () => {
      process = await startTestProcess(receiver);
      queue = new Queue(queueOf('notifications'), queueConnection(process.environment));
    });
    afterAll(async () => {
      await queue.close();
      await process.stop();
    });

    async function send(text: string, { name = 'journeys.quote-created', id = newId() } = {}): Promise<string> {
      const occurred_at = new Date(Date.now() - 90_000).toISOString();
      await queue.add(name, { ...quoteEvent(text, { id, occurred_at }), name }, { jobId: newId() });
      return id;
    }
    const deliveries = (outcome: string, event = 'journeys.quote-created') =>
      measured(process, 'event_deliveries_total', { event, outcome });

    test('are counted by their type and by what became of them, with the time since their fact', async () => {
      const id = await send('well');
      await eventually(async () => expect(await deliveries('handled')).toBe(1));
      await send('well', { id });
      await eventually(async () => expect(await deliveries('duplicate')).toBe(1));
      const event = 'journeys.quote-created';
      expect(await measured(process, 'event_lag_seconds_count', { event })).toBe(1);
      expect(await measured(process, 'event_lag_seconds_bucket', { event, le: '60' })).toBe(0);
      expect(await measured(process, 'event_lag_seconds_bucket', { event, le: '300' })).toBe(1);

      await send('away');
      await eventually(async () => expect(await deliveries('waits')).toBeGreaterThanOrEqual(1));
      await send('invalid');
      await eventually(async () => expect(await deliveries('dead')).toBe(1));
      expect(await measured(process, 'dead_letters')).toBe(1);
    });

    test('under a name that nobody chose are counted together, whatever they are called', async () => {
      await send('strange', { name: `of María Vera ${newId()}` });
      await eventually(async () => expect(await deliveries('waits', 'unknown')).toBeGreaterThanOrEqual(1));
      expect(await scrape(process)).not.toContain('María');
    });
  });

  describe('while a server is away', () => {
    let process: TestProcess;
    let database: Wire;
    let broker: Wire;
    let stop: () => Promise<void>;
    beforeAll(async () => {
      ({ process, database, broker, stop } = await startBehindWires(emitter));
    });
    afterEach(async () => {
      await broker.mend();
      await database.mend();
    });
    afterAll(() => stop());
    const value = (name: string) => measured(process, name);

    test('its figures are absent, all others are told, and how long events have waited to leave', async () => {
      // Whether it is there is asked beside the process's start.
      await eventually(async () => expect([await value('broker_up'), await value('dead_letters')]).toEqual([1, 0]));
      expect([await value('outbox_waiting'), await value('outbox_waiting_oldest_seconds')]).toEqual([0, 0]);
      broker.refuse();
      await process.app.get(NoteRepository).add('waits');
      await eventually(async () => expect(await value('broker_up')).toBe(0));
      expect([await value('dead_letters'), await value('events_waiting')]).toEqual([null, null]);
      expect([await value('outbox_waiting'), await value('database_up')]).toEqual([1, 1]);
      await eventually(async () => expect(await value('outbox_waiting_oldest_seconds')).toBeGreaterThan(1));
      await broker.mend();
      await eventually(async () => expect(await value('outbox_waiting_oldest_seconds')).toBe(0), 30_000);
    });

    test('a database that takes everything and never answers does not hold a scrape up', async () => {
      database.hang();
      await eventually(async () => expect(await value('database_up')).toBe(0));
      expect(await value('outbox_waiting')).toBeNull();
      expect(await value('nodejs_heap_size_used_bytes')).toBeGreaterThan(0);
    });

    test('how much of the pool is taken is told', async () => {
      await eventually(async () => expect(await value('database_up')).toBe(1), 30_000);
      const open = async () => {
        const [used, idle] = await Promise.all(
          ['used', 'idle'].map((state) => measured(process, 'database_connections', { state })),
        );
        return (used ?? NaN) + (idle ?? NaN);
      };
      await eventually(async () => expect(await open()).toBeGreaterThan(0));
      expect(await open()).toBeLessThanOrEqual(process.environment.DATABASE_POOL);
    });
  });
});
