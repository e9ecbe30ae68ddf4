import { afterEach, expect, jest, test } from '@jest/globals';
import { UploadWatch } from '../../src/gateway/upload-watch.ts';

jest.useFakeTimers();

let watches: UploadWatch[] = [];
afterEach(() => {
  for (const watch of watches) watch.end();
  watches = [];
});

function watched(isHeldUp: boolean | (() => boolean), maximumBytes = 1_000_000) {
  const watch = new UploadWatch({
    maximumBytes,
    isHeldUp: typeof isHeldUp === 'boolean' ? () => isHeldUp : isHeldUp,
  });
  watches.push(watch);
  const ended: unknown[] = [];
  watch.tooSlow.catch((error: { kind: string }) => ended.push(error.kind));
  return { watch, ended };
}

/** So many bytes within each five seconds. */
async function bring(watch: UploadWatch, ...windows: number[]) {
  for (const bytes of windows) {
    watch.count(bytes);
    await jest.advanceTimersByTimeAsync(5000);
  }
}

test('an upload that brings next to nothing in five seconds is too slow', async () => {
  const { watch, ended } = watched(false);
  await bring(watch, 900_000);
  expect(ended).toEqual([]);
  await bring(watch, 500);
  expect(ended).toEqual(['too-slow']);
});

test('an upload that brought much at once and trickles on is too slow when its average is', async () => {
  const { watch, ended } = watched(false);
  await bring(watch, 170_000, 25_000);
  expect(ended).toEqual(['too-slow']);
});

test('an upload of 20 kB in a second is not too slow, also where some seconds bring less', async () => {
  const { watch, ended } = watched(false, 10_000_000);
  await bring(watch, 100_000, 150_000, 50_000, 100_000, 300_000, 25_000);
  expect(ended).toEqual([]);
});

test('who waits for the service is not too slow, nor afterwards for having waited', async () => {
  const service = { isHeldUp: true };
  const { watch, ended } = watched(() => service.isHeldUp);
  await bring(watch, 64_000, 0, 0, 0, 0, 0);
  service.isHeldUp = false;
  await bring(watch, 100_000);
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
