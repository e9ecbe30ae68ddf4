import { expect, test } from '@jest/globals';
import { entryOf } from '../../src/platform/entry.ts';

const flagsOf = (words: readonly string[]) => words.filter((word) => /^--(max-|optimize-)/.test(word));

test('a process keeps to little memory, but where a test asks much of it', () => {
  expect(flagsOf(entryOf('identity'))).toEqual([
    '--max-old-space-size=192',
    '--max-semi-space-size=2',
    '--optimize-for-size',
  ]);
  expect(flagsOf(entryOf('bff'))).toContain('--max-semi-space-size=4');
  expect(flagsOf(entryOf('identity', { isLarge: true }))).toEqual([]);
});
