import { expect, jest, test } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { NotYetError, PersistentTask } from '../../src/outages/persistent-task.ts';

test('work that fails is tried until it comes through', async () => {
  let tries = 0;
  const { promise, resolve } = Promise.withResolvers<void>();
  const task = new PersistentTask('comes later', () => {
    tries += 1;
    if (tries < 3) return Promise.reject(new Error('away'));
    resolve();
    return Promise.resolve();
  });
  await task.run();
  expect(task.isDone).toBe(false);
  await promise;
  await task.stop();
  expect([tries, task.isDone]).toEqual([3, true]);
});

test('that it fails is said once, and nothing of what it only waits for', async () => {
  const warned = jest.spyOn(Logger.prototype, 'warn').mockReturnValue();
  const fates = [new NotYetError('no record yet'), new Error('away'), new Error('away')];
  const { promise, resolve } = Promise.withResolvers<void>();
  const task = new PersistentTask('comes later', () => {
    const fate = fates.shift();
    if (fate) return Promise.reject(fate);
    resolve();
    return Promise.resolve();
  });
  try {
    await task.run();
    expect(warned).not.toHaveBeenCalled();
    await promise;
    await task.stop();
    expect(warned.mock.calls).toEqual([['comes later: Error: away']]);
  } finally {
    warned.mockRestore();
  }
});

test('who ends it waits until the try that is under way is over', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const order: string[] = [];
  const task = new PersistentTask('comes later', async () => {
    await promise;
    order.push('worked');
  });
  void task.run();
  const ended = task.stop().then(() => order.push('ended'));
  // Whatever an end that does not wait has before it.
  await new Promise((turn) => setImmediate(turn));
  resolve();
  await ended;
  expect(order).toEqual(['worked', 'ended']);
});

test('what was ended is tried no more, whether its last try failed or nothing was tried', async () => {
  let tries = 0;
  const { promise, reject } = Promise.withResolvers<void>();
  const task = new PersistentTask('comes later', () => {
    tries += 1;
    return promise;
  });
  void task.run();
  const ended = task.stop();
  reject(new Error('cut off'));
  await ended;
  await task.run();
  expect(tries).toBe(1);
});
