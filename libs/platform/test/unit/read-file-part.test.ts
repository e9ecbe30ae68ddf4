import type { MultipartFile } from '@fastify/multipart';
import { expect, test } from '@jest/globals';
import { Readable } from 'node:stream';
import { readFilePart } from '../../src/http/read-file-part.ts';

/** A file whose pieces come in the same memory, as if each was gone with the next one. */
function* inOneMemory(pieces: readonly Buffer[]): Generator<Buffer> {
  const memory = Buffer.alloc(Math.max(...pieces.map(({ length }) => length)));
  for (const piece of pieces) {
    piece.copy(memory);
    yield memory.subarray(0, piece.length);
  }
}

const read = (pieces: Iterable<Buffer>) =>
  readFilePart({ file: Readable.from(pieces) as MultipartFile['file'] }, { weigh: () => Promise.resolve() });

test('a file is in memory once: none of its pieces is kept', async () => {
  const pieces = [1, 65_536, 7, 300_000, 65_536, 2].map((length, index) => Buffer.alloc(length, index + 1));
  const bytes = await read(inOneMemory(pieces));
  expect(bytes.equals(Buffer.concat(pieces))).toBe(true);
  expect(bytes.buffer.byteLength).toBe(bytes.length);
});

test('a file without bytes is read, too', async () => {
  expect(await read([])).toHaveLength(0);
});
