import { fileMessages, validationMessages as messages } from '@bitacora/contracts/messages';
import { AppError, InvalidError, withTimeout } from '@bitacora/kernel';
import { refusals } from '@bitacora/platform';
import type { Readable } from 'node:stream';

/** Nobody needs longer for what fits in a JSON body; whoever stops half way holds its place no longer. */
const TIMEOUT_MILLISECONDS = 15_000;

/**
 * Reads a body of at most `size` bytes into one piece of memory, so that it takes no more than that: kept as they come,
 * bytes that come one by one would each weigh a hundred. Throws `too-large`, `too-slow`.
 */
export function readBody(source: Readable, size: number): Promise<Buffer> {
  return withTimeout(
    copied(source, size),
    TIMEOUT_MILLISECONDS,
    () => new AppError('too-slow', 'too_slow', fileMessages.uploadTooSlow),
  );
}

async function copied(source: Readable, size: number): Promise<Buffer> {
  const bytes = Buffer.allocUnsafe(size);
  let length = 0;
  const chunks: AsyncIterable<Buffer> = source.iterator({ destroyOnReturn: false });
  try {
    for await (const chunk of chunks) {
      if (length + chunk.length > size) throw tooLarge();
      length += chunk.copy(bytes, length);
    }
  } catch (error) {
    // Whoever hung up half way is no failure of ours.
    throw error instanceof AppError ? error : new InvalidError({ non_field_errors: [messages.notJson] });
  }
  return bytes.subarray(0, length);
}

/** What a body over its route's limit is answered with. */
export const tooLarge = () => new AppError('too-large', 'too_large', refusals[413]?.detail ?? '');
