import { eventually } from '@bitacora/testing/stories';
import { afterEach, expect, jest, test } from '@jest/globals';
import { PassThrough } from 'node:stream';
import { BufferedBodies } from '../../src/gateway/buffered-bodies.ts';
import { readBody } from '../../src/gateway/read-body.ts';

const newBody = () => new BufferedBodies().add('a');

afterEach(() => void jest.useRealTimers());

const bytesOf = async (chunks: string[], size: number) => {
  const source = new PassThrough();
  for (const chunk of chunks) source.write(chunk);
  source.end();
  return (await readBody(source, size, newBody())).toString();
};

test('a body is what came, in however many pieces', async () => {
  expect(await bytesOf(['{"a":', ' "é', '"}'], 100)).toBe('{"a": "é"}');
  expect(await bytesOf([], 100)).toBe('');
});

test('a body may fill its place, and not a byte more', async () => {
  expect(await bytesOf(['1234', '5678'], 8)).toBe('12345678');
  await expect(bytesOf(['1234', '56789'], 8)).rejects.toMatchObject({ kind: 'too-large' });
});

test.each([
  ['64 kB at most', 64 * 1024, 5],
  ['more', 64 * 1024 + 1, 15],
])('a body of %s that is not there in time is too slow, however often a byte of it comes', async (_, size, seconds) => {
  jest.useFakeTimers();
  const source = new PassThrough();
  const ended: unknown[] = [];
  readBody(source, size, newBody()).catch((error: { kind: string }) => ended.push(error.kind));
  for (let second = 0; second < seconds - 1; second += 1) {
    source.write('x');
    await jest.advanceTimersByTimeAsync(1000);
  }
  expect(ended).toEqual([]);
  await jest.advanceTimersByTimeAsync(1000);
  expect(ended).toEqual(['too-slow']);
});

test('a body takes no more room than twice what came of it, and is dropped while it comes', async () => {
  const source = new PassThrough();
  const body = newBody();
  const read = readBody(source, 1_000_000, body);
  const before = body.bytes;
  source.write('x'.repeat(1000));
  await eventually(() => expect(body.bytes - before).toBe(1000));
  source.write('x');
  await eventually(() => expect(body.bytes - before).toBe(2000));
  body.drop();
  await expect(read).rejects.toMatchObject({ kind: 'too-slow' });
});

test('a long body has one piece of memory from the start, of which what came is counted', async () => {
  const source = new PassThrough();
  const body = newBody();
  const before = body.bytes;
  const read = readBody(source, 1_000_000, body);
  for (let count = 0; count < 100; count += 1) source.write('x'.repeat(1000));
  source.end();
  const bytes = await read;
  expect([bytes.length, bytes.buffer.byteLength]).toEqual([100_000, 1_000_000]);
  expect(body.bytes - before).toBeLessThanOrEqual(200_000);
});

test('who hangs up half way is no failure of ours', async () => {
  const source = new PassThrough();
  const read = readBody(source, 100, newBody());
  source.write('{"a"');
  source.destroy(new Error('aborted'));
  await expect(read).rejects.toMatchObject({ kind: 'invalid' });
});
