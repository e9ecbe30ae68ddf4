import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { forEachName, step } from '../../src/system/progress.ts';

let said: string[];
beforeEach(() => {
  said = [];
  jest.useFakeTimers();
  jest.spyOn(process.stdout, 'write').mockImplementation((line) => said.push(String(line)) > 0);
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

/** Work that ends when it is told to. */
function openWork() {
  const ends = new Map<string, () => void>();
  const work = (name: string) => new Promise<void>((resolve) => void ends.set(name, resolve));
  return { work, end: (name: string) => ends.get(name)?.() };
}

test('a step says how long it took, and a slow one that it goes on', async () => {
  const { work, end } = openWork();
  const done = step('Web', () => work('web'), 'built');
  await jest.advanceTimersByTimeAsync(12_000);
  end('web');
  await done;
  expect(said).toEqual(['  Web… (10.0 s)\n', '  Web… built in 12.0 s\n']);
});

test('after half a minute it says what it still waits for, and for whom of several', async () => {
  const { work, end } = openWork();
  const done = step('Databases', (waitFor) =>
    forEachName(['identity', 'billing'], (left) => waitFor(`the migrations of ${left}`), work),
  );
  await jest.advanceTimersByTimeAsync(30_000);
  end('identity');
  await jest.advanceTimersByTimeAsync(10_000);
  end('billing');
  await done;
  expect(said).toEqual([
    '  Databases… (10.0 s)\n',
    '  Databases… (20.0 s)\n',
    '  Databases… (30.0 s, still waiting for the migrations of identity, billing)\n',
    '  Databases… (40.0 s, still waiting for the migrations of billing)\n',
    '  Databases… ready in 40.0 s\n',
  ]);
});
