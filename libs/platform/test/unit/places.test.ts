import { expect, test } from '@jest/globals';
import { Places, type Running } from '../../src/http/places.ts';

class Upload implements Running {
  bytes = 1000;
  isWhole = false;
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

/** Places, and uploads that hold all of them. */
async function full(waitMilliseconds: number) {
  const places = new Places<Upload>({ places: 3, waitMilliseconds, refusalOf: () => new Error('busy') });
  const running = [new Upload(), new Upload(), new Upload()] as const;
  for (const upload of running) await upload.take(places);
  return { places, running };
}

test('the upload that brought the least while somebody waited makes room, however much it brought before', async () => {
  const { places, running } = await full(200);
  running[1].bytes = 9_000_000;
  const taken = places.take(new Upload());
  for (const upload of running) upload.bytes += upload === running[1] ? 10 : 20;
  await taken;
  expect(running.map(({ isEnded }) => isEnded)).toEqual([false, true, false]);
});

test('what is there whole and worked on is never ended: who waits too long is asked to come again', async () => {
  const { places, running } = await full(50);
  for (const upload of running) upload.isWhole = true;
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
