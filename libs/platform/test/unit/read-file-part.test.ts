import type { MultipartFile } from '@fastify/multipart';
import { eventually } from '@bitacora/testing/stories';
import { afterAll, expect, test } from '@jest/globals';
import { hash } from 'node:crypto';
import { existsSync, readdirSync, readlinkSync } from 'node:fs';
import { mkdtemp, readFile, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { removeLeftFiles, TemporaryFiles } from '../../src/files/temporary-files.ts';
import { readFilePart } from '../../src/http/read-file-part.ts';

const temporary = new TemporaryFiles();
afterAll(() => temporary.removeAll());

const openFiles = () =>
  readdirSync('/proc/self/fd').flatMap((number) => {
    try {
      return [readlinkSync(`/proc/self/fd/${number}`)];
    } catch {
      return [];
    }
  });

/** Its first bytes, and then nothing any more. */
async function* endless(): AsyncGenerator<Buffer> {
  yield Buffer.from('x');
  await new Promise(() => undefined);
}

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

test('the files of a request are gone with it, also one that never comes to its end, and what comes afterwards', async () => {
  const files = new TemporaryFiles();
  const { path } = await read([Buffer.from('x')], files);
  const left = () => readdirSync(dirname(path));
  const others = left().length - 1;
  // Nobody waits for it; Linux tells what is still open of it.
  void read(endless(), files);
  await eventually(() => Promise.resolve(expect(left()).toHaveLength(others + 2)));
  await files.removeAll();
  await eventually(() =>
    Promise.resolve(expect(openFiles().filter((one) => one.startsWith(dirname(path)))).toEqual([])),
  );
  await expect(read([Buffer.from('y')], files)).rejects.toThrow();
  expect(left()).toHaveLength(others);
});

test('what a process left that was ended by force goes when the next one begins', async () => {
  const left = await mkdtemp(join(tmpdir(), 'bitacora-files-999999999-'));
  await removeLeftFiles();
  expect(existsSync(left)).toBe(false);
  expect(existsSync((await read([Buffer.from('x')])).path)).toBe(true);
});
