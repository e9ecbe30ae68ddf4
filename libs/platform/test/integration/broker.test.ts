import { Broker, queueConnection, queueOf } from '@bitacora/platform';
import {
  createTestDatabase,
  eventually,
  hasRedisServer,
  newNamespace,
  RedisServer,
  startTcpProxy,
  startTestProcess,
  type TestProcess,
} from '@bitacora/testing';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { MIGRATION_ADVISORY_LOCK_KEY, Queue, Worker } from 'bullmq';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { Client } from 'pg';
import { Metrics } from '../../src/health/metrics.ts';
import { BrokerWatch } from '../../src/messaging/broker-watch.ts';
import { Retention } from '../../src/retention/retention.ts';
import { emitter, NoteRepository, quoteEvent } from './fixture/emitter.ts';
import { receiver, Recorder } from './fixture/receiver.ts';

jest.setTimeout(60_000);

/** Of tests with a Redis of their own. */
const describeOnRedis = hasRedisServer() ? describe : describe.skip;
if (!hasRedisServer()) process.stderr.write('redis-server is missing: no test of a Redis of its own was run.\n');

describeOnRedis('a Redis that is set wrongly', () => {
  let redis: RedisServer;
  beforeAll(async () => {
    redis = await RedisServer.open('allkeys-lru');
  });
  afterAll(async () => {
    jest.restoreAllMocks();
    await redis.close();
  });

  test('a Redis that may lose events is said, measured and shown, and the process is ready all the same', async () => {
    const said = jest.spyOn(Logger.prototype, 'warn').mockImplementation(() => undefined);
    // BullMQ says the first half of it, too, on the console and once a connection.
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const own = await startTestProcess(receiver, {
      environment: { REDIS_URL: redis.url, QUEUE_DATABASE_URL: undefined },
    });
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
      await redis.tell('CONFIG SET maxmemory-policy noeviction');
      await redis.tell('CONFIG SET appendonly yes');
      await own.app.get(BrokerWatch).look();
      expect([await measured(), (await ready()).body]).toEqual([
        '0',
        expect.objectContaining({ details: expect.objectContaining({ broker: { status: 'up' } }) }),
      ]);
    } finally {
      await own.stop();
    }
  });
});

describeOnRedis('a Redis that loses what it had', () => {
  let redis: RedisServer;
  const running: TestProcess[] = [];
  beforeEach(async () => {
    redis = await RedisServer.open();
  });
  afterEach(async () => {
    for (const each of running.splice(0)) await each.stop();
    await redis.close();
  });

  async function start(definition: typeof emitter, namespace: string): Promise<TestProcess> {
    const environment = { REDIS_URL: redis.url, QUEUE_DATABASE_URL: undefined };
    const started = await startTestProcess(definition, { namespace, environment });
    running.push(started);
    return started;
  }

  async function hasSentAll({ database }: TestProcess): Promise<void> {
    await eventually(async () => expect(await database.query(`select from outbox where batch is null`)).toEqual([]));
  }

  /** What happens to a batch, once, between its first step and its last. */
  const moments: [string, (broker: Broker) => void][] = [
    [
      'and comes back before the events of a batch',
      (broker) => {
        const publish = broker.publish.bind(broker);
        jest.spyOn(broker, 'publish').mockImplementationOnce(async (...batch) => {
          await redis.kill();
          await redis.start();
          await eventually(() => broker.queuedEvents());
          await publish(...batch);
        });
      },
    ],
    [
      'and comes back after the events of a batch, with the mark as it was',
      (broker) => {
        const publish = broker.publish.bind(broker);
        jest.spyOn(broker, 'publish').mockImplementationOnce(async (...batch) => {
          await redis.tell('SAVE');
          await publish(...batch);
          await redis.kill();
          await redis.start();
          await eventually(() => broker.queuedEvents());
        });
      },
    ],
    [
      'and comes back while it has the mark of a batch',
      (broker) => {
        const mark = broker.mark.bind(broker);
        jest.spyOn(broker, 'mark').mockImplementationOnce(async (batch, last) => {
          redis.freeze();
          const marked = mark(batch, last);
          await redis.kill();
          await redis.start();
          await marked;
        });
      },
    ],
    [
      'and is wiped after the events of a batch',
      (broker) => {
        const mark = broker.mark.bind(broker);
        jest.spyOn(broker, 'mark').mockImplementationOnce(async (batch, last) => {
          await redis.tell('FLUSHALL');
          await mark(batch, last);
        });
      },
    ],
  ];

  test.each(moments)('%s gets all of it again', async (_, go) => {
    const namespace = newNamespace();
    const from = await start(emitter, namespace);
    const notes = from.app.get(NoteRepository);
    await notes.add('antes');
    await hasSentAll(from);
    await redis.tell('SAVE');
    await notes.add('perdido');
    await hasSentAll(from);
    go(from.app.get(Broker));
    await notes.add('después');
    await hasSentAll(from);
    const to = await start(receiver, namespace);
    await eventually(async () => {
      const texts = await to.database.query(`select text from reactions order by text`);
      expect(texts).toEqual([{ text: 'antes' }, { text: 'después' }, { text: 'perdido' }]);
    });
  });
});

describe('no Redis', () => {
  let server: Server;
  afterEach(() => {
    jest.restoreAllMocks();
    server.close();
  });

  test('what answers where Redis should be and is none is said once, however often it is tried, and nothing waits for it after the end', async () => {
    let tries = 0;
    server = createServer((socket) => {
      socket.on('error', () => undefined);
      socket.once('data', () => {
        tries += 1;
        socket.end('HTTP/1.1 400 Bad Request\r\n\r\n', () => socket.destroy());
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const url = `redis://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const said = jest.spyOn(Logger.prototype, 'warn').mockImplementation(() => undefined);
    const ends = jest.spyOn(Worker.prototype, 'close');
    const own = await startTestProcess(receiver, { environment: { REDIS_URL: url, QUEUE_DATABASE_URL: undefined } });
    try {
      await eventually(() => expect(tries).toBeGreaterThan(6), 30_000);
      const ofQueue = said.mock.calls.map(([words]) => String(words)).filter((words) => /queue/.test(words));
      expect(ofQueue).toEqual([expect.stringContaining('the queue is away')]);
    } finally {
      await own.stop();
    }
    expect(ends.mock.results).not.toEqual([]);
    await Promise.all(ends.mock.results.map(({ value }) => value));
  });
});

describe('the preparation of queues', () => {
  /** Only the embedded broker prepares tables; Redis has nothing to prepare. */
  const testEmbedded = process.env.TEST_REDIS_URL ? test.skip : test;

  testEmbedded('the queues of a process share their connections, which end with the last of them', async () => {
    const database = await createTestDatabase('queues');
    const admin = new Client({ connectionString: database.url });
    const { connection } = queueConnection({
      REDIS_URL: undefined,
      QUEUE_DATABASE_URL: database.url,
      QUEUE_NAMESPACE: 'queue',
    });
    const opened = async () =>
      (
        await admin.query(`select from pg_stat_activity where datname = $1 and pid <> pg_backend_pid()`, [
          database.name,
        ])
      ).rowCount;
    try {
      await admin.connect();
      const queues = Array.from({ length: 8 }, (_, nth) => new Queue(`queue-${nth}`, { connection }));
      await Promise.all(queues.map((queue) => queue.add('a', {})));
      expect(await opened()).toBe(3);
      const [last, ...others] = queues;
      await Promise.all(others.map((queue) => queue.close()));
      expect(await last?.count()).toBe(1);
      await last?.close();
      await eventually(async () => expect(await opened()).toBe(0));
    } finally {
      await admin.end();
      await database.drop();
    }
  });

  testEmbedded(
    'a broker that goes away while queues are prepared ends no process, and they work when it is back',
    async () => {
      const namespace = newNamespace();
      const real = new URL(process.env.TEST_POSTGRES_URL ?? '');
      const admin = new Client({ connectionString: real.toString() });
      const wire = await startTcpProxy({ host: real.hostname, port: Number(real.port) });
      const through = new URL(real);
      through.host = `${wire.host}:${wire.port}`;
      // Whoever prepares the queues waits for this lock.
      const lock = [MIGRATION_ADVISORY_LOCK_KEY, namespace];
      const started: TestProcess[] = [];
      try {
        await admin.connect();
        await admin.query('select pg_advisory_lock($1, hashtext($2))', lock);
        const environment = { QUEUE_DATABASE_URL: through.toString() };
        const from = await startTestProcess(emitter, { namespace, environment });
        started.push(from);
        const to = await startTestProcess(receiver, { namespace });
        started.push(to);
        await eventually(async () => {
          const { rows } = await admin.query(
            `select 1 from pg_locks where locktype = 'advisory' and not granted and classid = $1 and objid::bigint =
         (hashtext($2)::bigint & 4294967295)`,
            lock,
          );
          expect(rows.length).toBeGreaterThan(1);
        });
        await wire.cut();
        await admin.query('select pg_advisory_unlock($1, hashtext($2))', lock);
        await wire.mend();
        await from.app.get(NoteRepository).add('hola');
        await eventually(async () => {
          expect(await to.database.query(`select text from reactions`)).toEqual([{ text: 'hola' }]);
        }, 30_000);
      } finally {
        await Promise.all([...started.map((each) => each.stop()), admin.end()]);
        await wire.cut();
      }
    },
  );
});

describe('events that wait', () => {
  const MINUTE = 60_000;
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

  /** An event that was put on the queue some time ago; it finds something away, unless told. */
  async function waitFor(milliseconds: number, changes: object = {}): Promise<void> {
    const event = { ...quoteEvent('away'), ...changes };
    await queue.add(event.name, event, { jobId: event.id, timestamp: Date.now() - milliseconds });
  }

  async function measured(name: string): Promise<number> {
    const text = await process.app.get(Metrics).registry.getSingleMetricAsString(name);
    return Number(text.trim().split(' ').at(-1));
  }

  test('how many events wait, and for how long the oldest has, is measured; one that waits for long is told of once', async () => {
    const told = jest.spyOn(Logger.prototype, 'error');
    const complaints = () =>
      told.mock.calls.map(([text]) => String(text)).filter((text) => text.includes('waits since'));
    expect([await measured('events_waiting'), await measured('events_waiting_oldest_seconds')]).toEqual([0, 0]);

    process.app.get(Recorder).timesAway = 6;
    await waitFor(2 * MINUTE);
    await waitFor(16 * MINUTE);
    await eventually(async () => expect(await measured('events_waiting')).toBe(2));
    expect(await measured('events_waiting_oldest_seconds')).toBeGreaterThanOrEqual(16 * 60);
    await eventually(() => expect(complaints()).toHaveLength(1));

    // What is being handled waits no more: the last try may still be on its way.
    await eventually(() => expect(process.app.get(Recorder).attempts).toHaveLength(8), 30_000);
    await eventually(async () => expect(await measured('events_waiting')).toBe(0));
    expect(complaints()).toHaveLength(1);
    expect(await measured('events_waiting_oldest_seconds')).toBe(0);
  });

  test.each([
    ['a name', { name: 'journeys.quote-forgotten' }],
    ['data', { data: { status: 'of a newer release' } }],
  ])(
    'an event with %s that this replica does not know waits for a newer one, for a quarter of an hour',
    async (_, changes) => {
      await waitFor(14 * MINUTE, changes);
      await eventually(async () => expect(await measured('events_waiting')).toBe(1));
      expect(await queue.getFailedCount()).toBe(0);
      await queue.drain(true);

      await waitFor(16 * MINUTE, changes);
      await eventually(async () => expect(await queue.getFailedCount()).toBe(1));
      const [dead] = await queue.getFailed();
      expect(dead?.failedReason).toMatch(/^(unknown event|data of) journeys.quote-/);
      await dead?.remove();
    },
  );
});

describe('what is kept', () => {
  let server: TestProcess;

  beforeAll(async () => {
    server = await startTestProcess(emitter);
  });
  afterAll(() => server.stop());

  /** What makes `number` rows of each table that the sweep clears, so many days old. */
  const rows = [
    `insert into outbox (id, name, aggregate_id, aggregate_version, envelope, batch, created_at)
   select gen_random_uuid(), 'old', '', 1, '{}', 0, now() - make_interval(days => ?) from generate_series(1, ?)`,
    `insert into inbox (event_id, handled_at)
   select gen_random_uuid(), now() - make_interval(days => ?) from generate_series(1, ?)`,
    `insert into idempotency_keys (created_at, caller, route, key, hash)
   select now() - make_interval(days => ?), '', '', gen_random_uuid()::text, '' from generate_series(1, ?)`,
  ];
  const tables = ['outbox', 'inbox', 'idempotency_keys'];

  test('what is older than its term goes, however much it is, and 5000 rows at a time', async () => {
    const { database, app } = server;
    await database.query(`create table deletions (count integer not null)`);
    await database.query(
      `create function note_deletion() returns trigger language plpgsql as $$
     begin insert into deletions select count(*) from gone; return null; end $$`,
    );
    for (const table of tables) {
      await database.query(
        `create trigger note_deletion after delete on ${table} referencing old table as gone
       for each statement execute function note_deletion()`,
      );
    }
    for (const sql of rows) {
      await database.query(sql, [15, 5001]);
      await database.query(sql, [0, 1]);
    }
    await app.get(Retention).sweep();
    for (const table of tables) expect(await database.query(`select 1 from ${table}`)).toHaveLength(1);
    expect(await database.query(`select distinct count from deletions order by count`)).toEqual([
      { count: 1 },
      { count: 5000 },
    ]);
  });
});
