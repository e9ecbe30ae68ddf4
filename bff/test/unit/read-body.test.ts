import { afterEach, expect, jest, test } from '@jest/globals';
import { PassThrough } from 'node:stream';
import { readBody } from '../../src/gateway/read-body.ts';

afterEach(() => void jest.useRealTimers());

const bytesOf = async (chunks: string[], size: number) => {
  const source = new PassThrough();
  for (const chunk of chunks) source.write(chunk);
  source.end();
  return (await readBody(source, size)).toString();
};

test('a body is what came, in however many pieces', async () => {
  expect(await bytesOf(['{"a":', ' "é', '"}'], 100)).toBe('{"a": "é"}');
  expect(await bytesOf([], 100)).toBe('');
});

test('a body may fill its place, and not a byte more', async () => {
  expect(await bytesOf(['1234', '5678'], 8)).toBe('12345678');
  await expect(bytesOf(['1234', '56789'], 8)).rejects.toMatchObject({ kind: 'too-large' });
});

test('a body that is not there after fifteen seconds is too slow, however often a byte of it comes', async () => {
  jest.useFakeTimers();
  const source = new PassThrough();
  const ended: unknown[] = [];
  readBody(source, 100).catch((error: { kind: string }) => ended.push(error.kind));
  for (let second = 0; second < 14; second += 1) {
    source.write('x');
    await jest.advanceTimersByTimeAsync(1000);
  }
  expect(ended).toEqual([]);
  await jest.advanceTimersByTimeAsync(1000);
  expect(ended).toEqual(['too-slow']);
});

test('who hangs up half way is no failure of ours', async () => {
  const source = new PassThrough();
  const read = readBody(source, 100);
  source.write('{"a"');
  source.destroy(new Error('aborted'));
  await expect(read).rejects.toMatchObject({ kind: 'invalid' });
});
