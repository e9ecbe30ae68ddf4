import { fileMessages, validationMessages as messages } from '@bitacora/contracts/messages';
import { AppError, InvalidError, TooLargeError, TooSlowError, withTimeout } from '@bitacora/kernel';
import { refusals } from '@bitacora/platform';
import type { Readable } from 'node:stream';
import type { BufferedBody } from './buffered-bodies.ts';

/** Nobody needs longer for what fits in a JSON body; whoever stops half way holds its room no longer. */
const TIMEOUT_MILLISECONDS = 15_000;
/** A body of more is one of the few routes that need it (`bodyBytes`). */
export const USUAL_BYTES = 64 * 1024;
const USUAL_TIMEOUT_MILLISECONDS = 5000;

/**
 * Reads a body of at most `size` bytes into one piece of memory, which grows with what comes: kept as they come, bytes
 * that come one by one would each weigh a hundred. Throws `too-large`, `too-slow`, and what `body` has no room for.
 */
export async function readBody(source: Readable, size: number, body: BufferedBody): Promise<Buffer> {
  const bytes = await withTimeout(
    Promise.race([copied(source, size, body), body.dropped]),
    size <= USUAL_BYTES ? USUAL_TIMEOUT_MILLISECONDS : TIMEOUT_MILLISECONDS,
    () => new TooSlowError(fileMessages.uploadTooSlow),
  );
  body.arrive();
  return bytes;
}

async function copied(source: Readable, size: number, body: BufferedBody): Promise<Buffer> {
  let bytes = Buffer.alloc(0);
  /** What is counted of it: a long body has all its memory at once, of which the system gives what is written to. */
  let room = 0;
  let length = 0;
  const chunks: AsyncIterable<Buffer> = source.iterator({ destroyOnReturn: false });
  try {
    for await (const chunk of chunks) {
      const needed = length + chunk.length;
      if (needed > size) throw tooLarge();
      if (needed > room) {
        room = Math.min(size, Math.max(needed, 2 * room));
        body.grow(room);
        if (needed > bytes.length) {
          const grown = Buffer.allocUnsafeSlow(needed > USUAL_BYTES ? size : room);
          bytes.copy(grown, 0, 0, length);
          bytes = grown;
        }
      }
      length += chunk.copy(bytes, length);
    }
  } catch (error) {
    // Whoever hung up half way is no failure of ours.
    throw error instanceof AppError ? error : new InvalidError({ non_field_errors: [messages.notJson] });
  }
  return bytes.subarray(0, length);
}

/** What a body over its route's limit is answered with. */
export const tooLarge = () => new TooLargeError(refusals[413]?.detail ?? '');
