import type { ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';

interface Pace {
  windowMilliseconds: number;
  /** Less within a window is a reader who does not take the file. */
  leastBytes: number;
}

/** The network takes a large piece at once, and then nothing for a while: a slow line of 10 kB/s passes. */
const PACE: Pace = { windowMilliseconds: 30_000, leastBytes: 256 * 1024 };

/**
 * The bytes of a file, piece by piece, with everybody else's turn between two pieces: what the network takes at once would
 * otherwise be read and written at once. An answer that its reader does not take is ended; once it is over, nothing is read
 * for it any more, and `whenOver` is called.
 */
export function pacedDownload(source: Readable, response: ServerResponse, whenOver: () => void, pace = PACE): Readable {
  let bytesOfWindow = 0;
  const timer = setInterval(() => {
    if (response.writableNeedDrain && bytesOfWindow < pace.leastBytes) response.destroy();
    bytesOfWindow = 0;
  }, pace.windowMilliseconds);
  const end = () => {
    clearInterval(timer);
    source.destroy();
    whenOver();
  };
  if (response.closed) end();
  else response.once('close', end);
  async function* pieces(): AsyncGenerator<Buffer> {
    try {
      for await (const piece of source as AsyncIterable<Buffer>) {
        bytesOfWindow += piece.length;
        yield piece;
        await setImmediate();
      }
    } catch (error) {
      // Of a reader who has gone away nobody waits for the rest.
      if (!response.closed) throw error;
    }
  }
  return Readable.from(pieces(), { objectMode: false });
}
