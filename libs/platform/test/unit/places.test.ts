import { expect, test } from '@jest/globals';
import { Places, type Running } from '../../src/http/places.ts';

class Upload implements Running {
  bytes = 1000;
  isHeldUp = false;
  isEnded = false;
  giveBack = (): void => undefined;

  async take(places: Places<Upload>): Promise<void> {
    this.giveBack = await places.take(this);
  }

  end(): void {
    this.isEnded = true;
    this.giveBack();
  }
}

const FLOOR = { bytesPerSecond: 10_000, milliseconds: 100 };

/** Places, and uploads that hold all of them. */
async function full(waitMilliseconds: number) {
  const places = new Places<Upload>({ places: 3, waitMilliseconds, floor: FLOOR, refusalOf: () => new Error('busy') });
  const running = [new Upload(), new Upload(), new Upload()] as const;
  for (const upload of running) await upload.take(places);
  return { places, running };
}

/** Has these move faster than the floor, until it is called off. */
function move(...uploads: readonly Upload[]): () => void {
  const timer = setInterval(() => {
    for (const upload of uploads) upload.bytes += 1_000_000;
  }, 5);
  return () => clearInterval(timer);
}

test('the upload that brought next to nothing for a while makes room, however much it brought before', async () => {
  const { places, running } = await full(60_000);
  running[1].bytes = 9_000_000;
  const stop = move(running[0], running[2]);
  await places.take(new Upload());
  stop();
  expect(running.map(({ isEnded }) => isEnded)).toEqual([false, true, false]);
});

test('of two that are slow the slower one makes room, and the other one for the next', async () => {
  const { places, running } = await full(60_000);
  const stop = move(running[0]);
  const trickle = setInterval(() => (running[2].bytes += 1), 5);
  await places.take(new Upload());
  expect(running.map(({ isEnded }) => isEnded)).toEqual([false, true, false]);
  await places.take(new Upload());
  stop();
  clearInterval(trickle);
  expect(running.map(({ isEnded }) => isEnded)).toEqual([false, true, true]);
});

test('one that moves as it should is never ended, however many come and come again', async () => {
  const { places, running } = await full(20);
  const stop = move(...running);
  for (let count = 0; count < 20; count += 1) {
    const newcomers = Array.from({ length: 5 }, () => places.take(new Upload()));
    for (const newcomer of newcomers) newcomer.catch(() => undefined);
    for (const newcomer of newcomers) await expect(newcomer).rejects.toThrow('busy');
  }
  stop();
  expect(running.some(({ isEnded }) => isEnded)).toBe(false);
});

test('one that has just begun is not slow yet', async () => {
  const { places, running } = await full(60_000);
  const begun = performance.now();
  await places.take(new Upload());
  expect(performance.now() - begun).toBeGreaterThanOrEqual(FLOOR.milliseconds - 1);
  expect(running.filter(({ isEnded }) => isEnded)).toHaveLength(1);
});

test('what is there whole and worked on is never ended: who waits too long is asked to come again', async () => {
  const { places, running } = await full(300);
  for (const upload of running) upload.isHeldUp = true;
  await expect(places.take(new Upload())).rejects.toThrow('busy');
  expect(running.some(({ isEnded }) => isEnded)).toBe(false);
  for (const upload of running) upload.giveBack();
  for (const upload of running) await upload.take(places);
});

test('a place that is given back goes to who has waited longest', async () => {
  const { places, running } = await full(60_000);
  const begun: number[] = [];
  const waits = [1, 2].map(async (number) => {
    await places.take(new Upload());
    begun.push(number);
  });
  running[0].giveBack();
  await waits[0];
  expect(begun).toEqual([1]);
  running[1].giveBack();
  await waits[1];
  expect(begun).toEqual([1, 2]);
});
