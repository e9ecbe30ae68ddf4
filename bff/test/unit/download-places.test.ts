import { BusyError, RateLimitedError } from '@bitacora/kernel';
import { visitorAt } from '@bitacora/platform';
import { describe, expect, test } from '@jest/globals';
import { type Downloader, type DownloadPlace, DownloadPlaces } from '../../src/files/download-places.ts';

const limits = { ofFile: 2, ofReader: 2, ofVisitor: 3, ofAll: 5, waiting: 2, waitMilliseconds: 60_000 };
let files = 0;
/** Of a file of its own, where it is not said which. */
const who = (reader: string, address: string, file = `file ${(files += 1)}`): Downloader => ({
  reader,
  file,
  visitor: visitorAt(address),
});
const nothing = () => undefined;
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
    const { giveBack: free } = await places.take(who('rosa', first), nothing);
    await places.take(who('rosa', second), nothing);
    const next = places.take(who('rosa', third), nothing);
    expect(await hasSettled(next)).toBe(false);
    expect(await hasSettled(places.take(who('luis', third), nothing))).toBe(true);
    free();
    expect(await hasSettled(next)).toBe(true);
  });

  test('a visitor has so many, of whatever readers', async () => {
    const places = new DownloadPlaces(limits);
    const { giveBack: free } = await places.take(who('rosa', first), nothing);
    for (const reader of ['luis', 'ana']) await places.take(who(reader, first), nothing);
    const next = places.take(who('eva', first), nothing);
    expect(await hasSettled(next)).toBe(false);
    free();
    expect(await hasSettled(next)).toBe(true);
  });

  test('whoever waits for an own place does not hold up who waits behind', async () => {
    const places = new DownloadPlaces(limits);
    const held = [await places.take(who('rosa', first), nothing), await places.take(who('rosa', first), nothing)];
    for (const reader of ['luis', 'ana', 'eva']) held.push(await places.take(who(reader, second), nothing));
    const own = places.take(who('rosa', first), nothing);
    const behind = places.take(who('sol', third), nothing);
    expect([await hasSettled(own), await hasSettled(behind)]).toEqual([false, false]);
    held[4]?.giveBack();
    expect([await hasSettled(own), await hasSettled(behind)]).toEqual([false, true]);
    held[0]?.giveBack();
    expect(await hasSettled(own)).toBe(true);
  });

  test('all have so many: the next one waits for a moment, and is told that everybody is busy', async () => {
    const places = new DownloadPlaces({ ...limits, waitMilliseconds: 10 });
    for (const reader of ['a', 'b', 'c']) await places.take(who(reader, first), nothing);
    for (const reader of ['d', 'e']) await places.take(who(reader, second), nothing);
    await expect(places.take(who('f', third), nothing)).rejects.toThrow(BusyError);
    await expect(places.take(who('f', first), nothing)).rejects.toThrow(RateLimitedError);
  });

  test('a few of a reader or visitor wait, the next one is refused at once, and who was refused leaves no trace', async () => {
    const places = new DownloadPlaces({ ...limits, waitMilliseconds: 20 });
    const { giveBack: free } = await places.take(who('rosa', first), nothing);
    await places.take(who('rosa', first), nothing);
    const waiting = [places.take(who('rosa', first), nothing), places.take(who('rosa', first), nothing)];
    const over = [places.take(who('rosa', second), nothing), places.take(who('rosa', first), nothing)];
    // What is refused before anybody looks ends no test run.
    for (const refused of [...over, ...waiting]) refused.catch(nothing);
    for (const refused of over) expect(await hasSettled(refused)).toBe(true);
    for (const refused of [...over, ...waiting]) await expect(refused).rejects.toThrow(RateLimitedError);
    free();
    expect(await hasSettled(places.take(who('rosa', first), nothing))).toBe(true);
  });
  test('of one file a reader has two at a time, and the next one is refused at once', async () => {
    const places = new DownloadPlaces({ ...limits, ofReader: 4, ofVisitor: 8 });
    const { giveBack } = await places.take(who('rosa', first, 'voucher'), nothing);
    await places.take(who('rosa', first, 'voucher'), nothing);
    await expect(places.take(who('rosa', first, 'voucher'), nothing)).rejects.toThrow(RateLimitedError);
    for (const [reader, file] of [
      ['rosa', 'invoice'],
      ['luis', 'voucher'],
    ] as const) {
      expect(await hasSettled(places.take(who(reader, first, file), nothing))).toBe(true);
    }
    giveBack();
    expect(await hasSettled(places.take(who('rosa', first, 'voucher'), nothing))).toBe(true);
  });

  /** Takes places one after the other, and gives those that are ended back. */
  async function fill(places: DownloadPlaces, downloaders: readonly Downloader[]) {
    const ended: string[] = [];
    const held: DownloadPlace[] = [];
    for (const [number, downloader] of downloaders.entries()) {
      const end = () => {
        ended.push(downloader.reader);
        held[number]?.giveBack();
      };
      held.push(await places.take(downloader, end));
    }
    return { ended, held };
  }

  test('the slowest of a visitor’s downloads makes room for another one of that visitor', async () => {
    const places = new DownloadPlaces({ ...limits, waitMilliseconds: 200 });
    const { ended, held } = await fill(places, [
      who('far', second),
      who('rosa', first),
      who('luis', first),
      who('ana', first),
    ]);
    // What came before somebody waited says nothing of now.
    for (const [number, place] of held.entries()) place.bytes = 1000 - number;
    const next = places.take(who('eva', first), nothing);
    for (const [number, place] of held.entries()) place.bytes += number === 2 ? 10 : 20;
    await next;
    expect(ended).toEqual(['luis']);
  });

  test('where all have too many, the slowest of everybody makes room', async () => {
    const places = new DownloadPlaces({ ...limits, waitMilliseconds: 200 });
    const { ended, held } = await fill(places, [
      ...['a', 'b', 'c'].map((reader) => who(reader, first)),
      ...['d', 'e'].map((reader) => who(reader, second)),
    ]);
    const next = places.take(who('f', third), nothing);
    for (const [number, place] of held.entries()) place.bytes += number === 3 ? 0 : 20;
    await next;
    expect(ended).toEqual(['d']);
  });

  test('a reader’s own downloads make no room for the next one', async () => {
    const places = new DownloadPlaces({ ...limits, waitMilliseconds: 20 });
    const { ended } = await fill(places, [who('rosa', first), who('rosa', first)]);
    await expect(places.take(who('rosa', first), nothing)).rejects.toThrow(RateLimitedError);
    expect(ended).toEqual([]);
  });
});
