import type { MultipartFile } from '@fastify/multipart';
import { afterAll, expect, test } from '@jest/globals';
import { hash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { TemporaryFiles } from '../../src/files/temporary-files.ts';
import { readFilePart } from '../../src/http/read-file-part.ts';

const temporary = new TemporaryFiles();
afterAll(() => temporary.removeAll());

const read = (pieces: Iterable<Buffer> | AsyncIterable<Buffer>, files = temporary) =>
  readFilePart({ file: Readable.from(pieces) as MultipartFile['file'] }, { weigh: () => Promise.resolve() }, files);

test('a file goes to disk as it comes, where nobody else may read it', async () => {
  const pieces = [1, 65_536, 7, 300_000, 65_536, 2].map((length, index) => Buffer.alloc(length, index + 1));
  const { path, size, sha256 } = await read(pieces);
  const whole = Buffer.concat(pieces);
  expect((await readFile(path)).equals(whole)).toBe(true);
  expect([size, sha256]).toEqual([whole.length, hash('sha256', whole)]);
  expect((await stat(path)).mode & 0o777).toBe(0o600);
  expect((await stat(dirname(path))).mode & 0o777).toBe(0o700);
});

test('a file without bytes is read, too', async () => {
  expect((await read([])).size).toBe(0);
});

test('the files of a request are gone with it, also what comes when it is over', async () => {
  const files = new TemporaryFiles();
  const { path } = await read([Buffer.from('x')], files);
  await files.removeAll();
  expect(existsSync(path)).toBe(false);
  expect(existsSync((await read([Buffer.from('y')], files)).path)).toBe(false);
});
