import { expect, test } from '@jest/globals';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import LongestFirst, { longest } from '../../scripts/longest-first.ts';

const root = join(import.meta.dirname, '../../../..');

test('every suite that is said to take longest is there', () => {
  expect(longest.filter((suite) => !existsSync(join(root, suite)))).toEqual([]);
});

test('a suite that takes long is begun before the others, on a machine that has never run it', async () => {
  const context = { config: { cache: false, id: 'none' }, hasteFS: { getSize: () => 1 } };
  const suites = [
    '/a/quick.test.ts',
    ...longest
      .slice(0, 2)
      .toReversed()
      .map((path) => join(root, path)),
  ];
  const sorted = await new LongestFirst({ contexts: [], globalConfig: {} } as never).sort(
    suites.map((path) => ({ path, context, duration: undefined })) as never,
  );
  expect(sorted.map(({ path }) => path)).toEqual([...suites.slice(1).toReversed(), '/a/quick.test.ts']);
});
