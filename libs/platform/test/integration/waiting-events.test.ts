import { Metrics, queueConnection, queueOf } from '@bitacora/platform';
import { eventually, startTestProcess, type TestProcess } from '@bitacora/testing';
import { Logger } from '@nestjs/common';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { Queue } from 'bullmq';
import { quoteEvent } from './fixture/emitter.ts';
import { receiver, Recorder } from './fixture/receiver.ts';

jest.setTimeout(60_000);

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
  const complaints = () => told.mock.calls.map(([text]) => String(text)).filter((text) => text.includes('waits since'));
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
