import type { ServerResponse } from 'node:http';
import { Readable } from 'node:stream';

/** The place of a download. */
interface DownloadPlace {
  /** How many of its bytes its reader has taken. */
  bytes: number;
  giveBack(): void;
}

interface Pace {
  firstWindowMilliseconds: number;
  windowMilliseconds: number;
  /** Less within a window is a reader who does not take the file. */
  leastBytes: number;
}

/**
 * The network takes a large piece at once, and then nothing for a while: a slow line of 10 kB/s passes. The first piece
 * says nothing of who reads it, so its window is short.
 */
const PACE: Pace = { firstWindowMilliseconds: 10_000, windowMilliseconds: 30_000, leastBytes: 256 * 1024 };

/** The downloads whose next piece waits for a turn. */
const waiting: (() => void)[] = [];

function moveOne(): void {
  waiting.shift()?.();
  if (waiting.length > 0) setImmediate(moveOne);
}

/**
 * The next turn of the process that no other download has. In each it lets one new connection in (libuv 1.51): were a piece
 * of every download in each, whoever comes behind a burst would wait for the burst's connections times the pieces of all.
 */
const ownTurn = () =>
  new Promise<void>((resolve) => {
    waiting.push(resolve);
    if (waiting.length === 1) setImmediate(moveOne);
  });

/**
 * The bytes of a file, piece by piece, a piece of one download in each turn of the process: what the network takes at once
 * would otherwise be read and written at once. An answer that its reader does not take is ended; once it is over, nothing
 * is read for it any more, and its place is given back.
 */
export function pacedDownload(source: Readable, response: ServerResponse, place: DownloadPlace, pace = PACE): Readable {
  let bytesBefore = 0;
  const endWindow = () => {
    if (response.writableNeedDrain && place.bytes - bytesBefore < pace.leastBytes) response.destroy();
    bytesBefore = place.bytes;
    timer = setTimeout(endWindow, pace.windowMilliseconds);
  };
  let timer = setTimeout(endWindow, pace.firstWindowMilliseconds);
  const end = () => {
    clearTimeout(timer);
    source.destroy();
    place.giveBack();
  };
  if (response.closed) end();
  else response.once('close', end);
  async function* pieces(): AsyncGenerator<Buffer> {
    try {
      for await (const piece of source as AsyncIterable<Buffer>) {
        await ownTurn();
        place.bytes += piece.length;
        yield piece;
      }
    } catch (error) {
      // Of a reader who has gone away nobody waits for the rest.
      if (!response.closed) throw error;
    }
  }
  return Readable.from(pieces(), { objectMode: false });
}
