import type { INestApplicationContext } from '@nestjs/common';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { queueSilence } from '../../src/admin/queue-silence.ts';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

/** A process in whose outbox something waits for so long. */
function waitingFor(milliseconds: number): INestApplicationContext {
  const until = Date.now() + milliseconds;
  const query = () => Promise.resolve(Date.now() < until ? [{}] : []);
  return { get: () => ({ query }) } as unknown as INestApplicationContext;
}

test('an operator is told when the queue does not take what a command wrote, and that sessions end all the same', async () => {
  const told = queueSilence(waitingFor(60_000));
  await jest.advanceTimersByTimeAsync(4000);
  expect((await told).join(' ')).toMatch(/when it is back\. A session .* refused within seconds all the same/);
});

test('an operator is told nothing when the queue takes it in time', async () => {
  const told = queueSilence(waitingFor(1000));
  await jest.advanceTimersByTimeAsync(2000);
  expect(await told).toEqual([]);
});
