import { afterEach, expect, jest, test } from '@jest/globals';
import { UploadWatch } from '../../src/gateway/upload-watch.ts';

jest.useFakeTimers();

let watches: UploadWatch[] = [];
afterEach(() => {
  for (const watch of watches) watch.end();
  watches = [];
});

function watched(isHeldUp: boolean, maximumBytes = 1_000_000) {
  const watch = new UploadWatch({ maximumBytes, isHeldUp: () => isHeldUp });
  watches.push(watch);
  const ended: unknown[] = [];
  watch.tooSlow.catch((error: { kind: string }) => ended.push(error.kind));
  return { watch, ended };
}

test('an upload that brings next to nothing in five seconds is too slow', async () => {
  const { watch, ended } = watched(false);
  watch.count(30_000);
  await jest.advanceTimersByTimeAsync(5000);
  expect(ended).toEqual([]);
  watch.count(500);
  await jest.advanceTimersByTimeAsync(5000);
  expect(ended).toEqual(['too-slow']);
});

test('who waits for the service is not too slow', async () => {
  const { ended } = watched(true);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(ended).toEqual([]);
});

test('an upload that ended is watched no more', async () => {
  const { watch, ended } = watched(false);
  watch.end();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(ended).toEqual([]);
});

test('the first byte over the limit is one too many', () => {
  const { watch } = watched(false, 100);
  watch.count(100);
  expect(() => watch.count(1)).toThrow('El archivo debe pesar 10 MB como máximo.');
});
