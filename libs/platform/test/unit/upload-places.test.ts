import { AppError } from '@bitacora/kernel';
import { expect, test } from '@jest/globals';
import { UploadPlaces, type RunningUpload } from '../../src/http/upload-places.ts';

class Upload implements RunningUpload {
  bytes = 1000;
  isWhole = false;
  isEnded = false;

  constructor(private readonly places: UploadPlaces) {}

  end(): void {
    this.isEnded = true;
    this.places.free(this);
  }
}

/** Places, and uploads that hold all of them. */
async function full(timeout: number) {
  const places = new UploadPlaces(3, timeout);
  const running = [new Upload(places), new Upload(places), new Upload(places)] as const;
  for (const upload of running) await places.take(upload);
  return { places, running };
}

test('the upload that brought the least while somebody waited makes room, however much it brought before', async () => {
  const { places, running } = await full(200);
  running[1].bytes = 9_000_000;
  const taken = places.take(new Upload(places));
  for (const upload of running) upload.bytes += upload === running[1] ? 10 : 20;
  await taken;
  expect(running.map(({ isEnded }) => isEnded)).toEqual([false, true, false]);
});

test('what is there whole and worked on is never ended: who waits too long is asked to come again', async () => {
  const { places, running } = await full(50);
  for (const upload of running) upload.isWhole = true;
  await expect(places.take(new Upload(places))).rejects.toThrow(AppError);
  expect(running.some(({ isEnded }) => isEnded)).toBe(false);
  for (const upload of running) places.free(upload);
  for (const upload of running) await places.take(upload);
});

test('a place that is given back goes to who has waited longest', async () => {
  const { places, running } = await full(60_000);
  const begun: number[] = [];
  const waits = [1, 2].map(async (number) => {
    await places.take(new Upload(places));
    begun.push(number);
  });
  places.free(running[0]);
  await waits[0];
  expect(begun).toEqual([1]);
  places.free(running[1]);
  await waits[1];
  expect(begun).toEqual([1, 2]);
});
