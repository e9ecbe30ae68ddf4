import { queueConnection, queueOf } from '@bitacora/platform';
import { eventually, startTestProcess, type TestProcess } from '@bitacora/testing';
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { Queue } from 'bullmq';
import { compileReceiver } from '../integration/fixture/compiled.ts';
import { quoteEvent } from '../integration/fixture/emitter.ts';
import { EndingProcess } from '../integration/fixture/ending-process.ts';
import { receiver } from '../integration/fixture/receiver.ts';

jest.setTimeout(150_000);

let entry: string;
/** It only makes the tables; the processes that are ended are real ones. */
let prepared: TestProcess;
beforeAll(async () => {
  entry = await compileReceiver();
  prepared = await startTestProcess(receiver);
  await prepared.app.close();
});
afterAll(() => prepared.stop());

/** A test with a process of its own. */
const ofOne = (work: (subject: EndingProcess) => Promise<void>) => async () => {
  const subject = await EndingProcess.make(entry, prepared.environment);
  try {
    await work(subject);
  } finally {
    await subject.clear();
  }
};

/** In the midst of an outage: the loops have found out, and something is under way. */
const endsAfter = (goAway: (subject: EndingProcess) => void) =>
  ofOne(async (subject) => {
    const url = await subject.launchAndWait();
    goAway(subject);
    void fetch(`${url}/health/ready`).catch(() => undefined);
    await eventually(async () => {
      const ready = await fetch(`${url}/health/ready`, { signal: AbortSignal.timeout(1000) }).catch(() => null);
      expect((await ready?.text()) ?? 'unready').toMatch(/unready|degraded/);
    }, 30_000);
    await subject.expectOrderlyEnd();
  });

const endsUnreached = (mode: 'refuse' | 'hang') =>
  ofOne(async (subject) => {
    subject.database[mode]();
    subject.broker[mode]();
    const url = await subject.launch();
    // A start that is answered by nobody waits for its time-outs first; how long it may take is not the subject here.
    await eventually(async () => expect((await fetch(`${url}/health/live`)).status).toBe(200), 60_000);
    await subject.expectOrderlyEnd();
  });

describe('a process that is told to end does so in order, within ten seconds', () => {
  test(
    'when all is well, and a request that is under way is answered first',
    ofOne(async (subject) => {
      const url = await subject.launchAndWait();
      const slow = fetch(`${url}/slow`);
      await eventually(async () => expect((await fetch(`${url}/health/live`)).status).toBe(200));
      const ended = subject.expectOrderlyEnd();
      expect(await (await slow).json()).toEqual({ answer: 'late' });
      await expect(fetch(`${url}/health/live`)).rejects.toThrow();
      await ended;
    }),
  );

  test(
    'while it handles an event, which is handled to its end and not again',
    ofOne(async (subject) => {
      await subject.launchAndWait();
      const queue = new Queue(queueOf('notifications'), queueConnection(subject.environment));
      try {
        const event = quoteEvent('slow');
        await queue.add(event.name, event, { jobId: event.id });
        await eventually(async () => expect(await queue.getActiveCount()).toBe(1));
        await subject.expectOrderlyEnd();
        expect(await subject.reactions()).toEqual([{ text: 'slow' }]);
        expect(await queue.getJobCountByTypes('waiting', 'active', 'delayed', 'failed')).toBe(0);
      } finally {
        await queue.close();
      }
    }),
  );

  test(
    'when the launcher that spawned it is gone',
    ofOne(async (subject) => {
      await subject.launchAndWait();
      await subject.expectOrderlyEnd((child) => child.disconnect());
    }),
  );

  test(
    'while it still starts',
    ofOne(async (subject) => {
      subject.database.hang();
      subject.broker.hang();
      await subject.launch();
      await eventually(() => expect(subject.broker.tries).toBeGreaterThan(0), 30_000);
      await subject.expectOrderlyEnd();
    }),
  );

  // They wait for most of their time: side by side.
  test.concurrent(
    'when its database refuses',
    endsAfter(({ database }) => database.refuse()),
  );
  test.concurrent(
    'when its database takes everything and never answers',
    endsAfter(({ database }) => database.hang()),
  );
  test.concurrent(
    'when its broker refuses',
    endsAfter(({ broker }) => broker.refuse()),
  );
  test.concurrent(
    'when its broker takes everything and never answers',
    endsAfter(({ broker }) => broker.hang()),
  );
  test.concurrent(
    'when both never answer',
    endsAfter(({ database, broker }) => {
      database.hang();
      broker.hang();
    }),
  );
  test.concurrent('when neither was ever reached, because they refuse', endsUnreached('refuse'));
  test.concurrent('when neither was ever reached, because they hang', endsUnreached('hang'));
});
