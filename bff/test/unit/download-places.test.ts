import { BusyError, RateLimitedError } from '@bitacora/kernel';
import { visitorAt } from '@bitacora/platform';
import { describe, expect, test } from '@jest/globals';
import { DownloadPlaces, type Downloader } from '../../src/files/download-places.ts';

const limits = { ofReader: 2, ofVisitor: 3, ofAll: 5, waiting: 2, waitMilliseconds: 60_000 };
const who = (reader: string, address: string): Downloader => ({ reader, visitor: visitorAt(address) });
const [first, second, third] = ['203.0.113.1', '203.0.113.2', '203.0.113.3'];

/** Whether it has happened once all that needs no time has. */
async function hasSettled(promise: Promise<unknown>): Promise<boolean> {
  let isSettled = false;
  const settle = () => (isSettled = true);
  promise.then(settle, settle);
  await new Promise((resolve) => setImmediate(resolve));
  return isSettled;
}

describe('places of downloads', () => {
  test('a reader has so many, wherever the link is used, and the next one waits for the reader’s own', async () => {
    const places = new DownloadPlaces(limits);
    const free = await places.take(who('rosa', first));
    await places.take(who('rosa', second));
    const next = places.take(who('rosa', third));
    expect(await hasSettled(next)).toBe(false);
    expect(await hasSettled(places.take(who('luis', third)))).toBe(true);
    free();
    expect(await hasSettled(next)).toBe(true);
  });

  test('a visitor has so many, of whatever readers', async () => {
    const places = new DownloadPlaces(limits);
    const free = await places.take(who('rosa', first));
    for (const reader of ['luis', 'ana']) await places.take(who(reader, first));
    const next = places.take(who('eva', first));
    expect(await hasSettled(next)).toBe(false);
    free();
    expect(await hasSettled(next)).toBe(true);
  });

  test('whoever waits for an own place does not hold up who waits behind', async () => {
    const places = new DownloadPlaces(limits);
    const frees = [await places.take(who('rosa', first)), await places.take(who('rosa', first))];
    for (const reader of ['luis', 'ana', 'eva']) frees.push(await places.take(who(reader, second)));
    const own = places.take(who('rosa', first));
    const behind = places.take(who('sol', third));
    expect([await hasSettled(own), await hasSettled(behind)]).toEqual([false, false]);
    frees[4]?.();
    expect([await hasSettled(own), await hasSettled(behind)]).toEqual([false, true]);
    frees[0]?.();
    expect(await hasSettled(own)).toBe(true);
  });

  test('all have so many: the next one waits for a moment, and is told that everybody is busy', async () => {
    const places = new DownloadPlaces({ ...limits, waitMilliseconds: 10 });
    for (const reader of ['a', 'b', 'c']) await places.take(who(reader, first));
    for (const reader of ['d', 'e']) await places.take(who(reader, second));
    await expect(places.take(who('f', third))).rejects.toThrow(BusyError);
    await expect(places.take(who('f', first))).rejects.toThrow(RateLimitedError);
  });

  test('a few of a reader or visitor wait, the next one is refused at once, and who was refused leaves no trace', async () => {
    const places = new DownloadPlaces({ ...limits, waitMilliseconds: 20 });
    const free = await places.take(who('rosa', first));
    await places.take(who('rosa', first));
    const waiting = [places.take(who('rosa', first)), places.take(who('rosa', first))];
    const over = [places.take(who('rosa', second)), places.take(who('rosa', first))];
    for (const refused of over) expect(await hasSettled(refused)).toBe(true);
    for (const refused of [...over, ...waiting]) await expect(refused).rejects.toThrow(RateLimitedError);
    free();
    expect(await hasSettled(places.take(who('rosa', first)))).toBe(true);
  });
});
