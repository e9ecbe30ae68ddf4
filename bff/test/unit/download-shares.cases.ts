import { BusyError, RateLimitedError } from '@bitacora/kernel';
import { type Places, visitorAt } from '@bitacora/platform';
import { describe, expect, test } from '@jest/globals';
import { type Download, downloadPlaces } from '../../src/files/download-shares.ts';

const limits = { ofFile: 2, ofReader: 2, ofLink: 8, ofVisitor: 3, ofAll: 5, waiting: 2, waitMilliseconds: 60_000 };
let files = 0;
const floor = { bytesPerSecond: 10_000, milliseconds: 100 };
const nothing = () => undefined;
/** Of a file of its own, where it is not said which. */
const download = (reader: string, address: string, file = `file ${(files += 1)}`, link = file) => ({
  reader,
  link,
  file,
  visitor: visitorAt(address),
  bytes: 0,
  isHeldUp: false,
  end: nothing,
});
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
    const places = downloadPlaces(limits);
    const giveBack = await places.take(download('rosa', first));
    await places.take(download('rosa', second));
    const next = places.take(download('rosa', third));
    expect(await hasSettled(next)).toBe(false);
    expect(await hasSettled(places.take(download('luis', third)))).toBe(true);
    giveBack();
    expect(await hasSettled(next)).toBe(true);
  });

  test('a visitor has so many, of whatever readers', async () => {
    const places = downloadPlaces(limits);
    const giveBack = await places.take(download('rosa', first));
    for (const reader of ['luis', 'ana']) await places.take(download(reader, first));
    const next = places.take(download('eva', first));
    expect(await hasSettled(next)).toBe(false);
    giveBack();
    expect(await hasSettled(next)).toBe(true);
  });

  test('a place that is given back twice is one place', async () => {
    const places = downloadPlaces(limits);
    const giveBack = await places.take(download('rosa', first));
    await places.take(download('rosa', first));
    giveBack();
    giveBack();
    expect(await hasSettled(places.take(download('rosa', first)))).toBe(true);
    expect(await hasSettled(places.take(download('rosa', first)))).toBe(false);
  });

  test('whoever waits for an own place does not hold up who waits behind', async () => {
    const places = downloadPlaces(limits);
    const held = [await places.take(download('rosa', first)), await places.take(download('rosa', first))];
    for (const reader of ['luis', 'ana', 'eva']) held.push(await places.take(download(reader, second)));
    const own = places.take(download('rosa', first));
    const behind = places.take(download('sol', third));
    expect([await hasSettled(own), await hasSettled(behind)]).toEqual([false, false]);
    held[4]?.();
    expect([await hasSettled(own), await hasSettled(behind)]).toEqual([false, true]);
    held[0]?.();
    expect(await hasSettled(own)).toBe(true);
  });

  test('all have so many: the next one waits for a moment, and is told that everybody is busy', async () => {
    const places = downloadPlaces({ ...limits, waitMilliseconds: 10 });
    for (const reader of ['a', 'b', 'c']) await places.take(download(reader, first));
    for (const reader of ['d', 'e']) await places.take(download(reader, second));
    await expect(places.take(download('f', third))).rejects.toThrow(BusyError);
    await expect(places.take(download('f', first))).rejects.toThrow(RateLimitedError);
  });

  test('a few of a reader or visitor wait, the next one is refused at once, and who was refused leaves no trace', async () => {
    const places = downloadPlaces({ ...limits, waitMilliseconds: 20 });
    const giveBack = await places.take(download('rosa', first));
    await places.take(download('rosa', first));
    const waiting = [places.take(download('rosa', first)), places.take(download('rosa', first))];
    const over = [places.take(download('rosa', second)), places.take(download('rosa', first))];
    // What is refused before anybody looks ends no test run.
    for (const refused of [...over, ...waiting]) refused.catch(nothing);
    for (const refused of over) expect(await hasSettled(refused)).toBe(true);
    for (const refused of [...over, ...waiting]) await expect(refused).rejects.toThrow(RateLimitedError);
    giveBack();
    expect(await hasSettled(places.take(download('rosa', first)))).toBe(true);
  });

  test('of one file a reader has two at a time, and the next one is refused at once', async () => {
    const places = downloadPlaces({ ...limits, ofReader: 4, ofVisitor: 8 });
    const giveBack = await places.take(download('rosa', first, 'voucher'));
    await places.take(download('rosa', first, 'voucher'));
    await expect(places.take(download('rosa', first, 'voucher'))).rejects.toThrow(RateLimitedError);
    for (const [reader, file] of [
      ['rosa', 'invoice'],
      ['luis', 'voucher'],
    ] as const) {
      expect(await hasSettled(places.take(download(reader, first, file)))).toBe(true);
    }
    giveBack();
    expect(await hasSettled(places.take(download('rosa', first, 'voucher')))).toBe(true);
  });

  /** Takes places one after the other, and gives those that are ended back. */
  async function fill(places: Places<Download>, downloads: readonly ReturnType<typeof download>[]) {
    const ended: string[] = [];
    for (const one of downloads) {
      const giveBack = await places.take(one);
      one.end = () => {
        ended.push(one.reader);
        giveBack();
      };
    }
    return ended;
  }

  /** Has these go faster than the floor, until it is called off. */
  function move(downloads: readonly { bytes: number }[]): () => void {
    const timer = setInterval(() => {
      for (const one of downloads) one.bytes += 1_000_000;
    }, 5);
    return () => clearInterval(timer);
  }

  test('a slow one of a visitor’s downloads makes room for another one of that visitor', async () => {
    const places = downloadPlaces(limits, floor);
    const held = [
      download('far', second),
      download('rosa', first),
      download('luis', first),
      download('ana', first),
    ] as const;
    const ended = await fill(places, held);
    const stop = move([held[1], held[3]]);
    await places.take(download('eva', first));
    stop();
    expect(ended).toEqual(['luis']);
  });

  test('where all have too many, a slow one of anybody’s makes room', async () => {
    const places = downloadPlaces(limits, floor);
    const held = [
      ...['a', 'b', 'c'].map((reader) => download(reader, first)),
      ...['d', 'e'].map((reader) => download(reader, second)),
    ];
    const ended = await fill(places, held);
    const stop = move(held.filter(({ reader }) => reader !== 'd'));
    await places.take(download('f', third));
    stop();
    expect(ended).toEqual(['d']);
  });

  test('a reader’s own downloads make no room for the next one', async () => {
    const places = downloadPlaces({ ...limits, waitMilliseconds: 300 }, floor);
    const ended = await fill(places, [download('rosa', first), download('rosa', first)]);
    await expect(places.take(download('rosa', first))).rejects.toThrow(RateLimitedError);
    expect(ended).toEqual([]);
  });

  test('one link has so many, from however many addresses, and makes room only for itself', async () => {
    const places = downloadPlaces({ ...limits, ofLink: 2 }, floor);
    const ofLink = (address: string) => download(`rosa ${address}`, address, 'voucher', 'link');
    const held = [download('luis', third), ofLink(first), ofLink(second)] as const;
    const ended = await fill(places, held);
    const next = places.take(ofLink(third));
    expect(await hasSettled(next)).toBe(false);
    // Whoever the link was signed for opens other files meanwhile.
    expect(await hasSettled(places.take(download(`rosa ${third}`, third)))).toBe(true);
    const stop = move([held[1]]);
    await next;
    stop();
    expect(ended).toEqual([`rosa ${second}`]);
  });
});
