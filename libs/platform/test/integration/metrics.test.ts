import { newId } from '@bitacora/kernel/ids';
import { Metrics, queueConnection, queueOf } from '@bitacora/platform';
import { eventually, startTestProcess, type TestProcess } from '@bitacora/testing';
import { afterAll, afterEach, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { Queue } from 'bullmq';
import { emitter, NoteRepository, quoteEvent } from './fixture/emitter.ts';
import { receiver } from './fixture/receiver.ts';
import { startBehindWires, type Wire } from './fixture/wires.ts';

jest.setTimeout(60_000);

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
    expect([await value('broker_up'), await value('dead_letters')]).toEqual([1, 0]);
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
