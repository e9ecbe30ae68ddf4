import { expect, test } from '@jest/globals';
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const root = join(import.meta.dirname, '../../../..');
const find = (pattern: string) => globSync(`{libs/*,services/*,bff,web}/test/**/${pattern}`, { cwd: root }).toSorted();

/** The modules of cases that a suite imports. */
const casesOf = (suite: string) =>
  [...readFileSync(join(root, suite), 'utf8').matchAll(/^import '(\.\/.*\.cases\.tsx?)';$/gm)].map(([, path = '']) =>
    join(dirname(suite), path),
  );

test('every module of cases belongs to one suite: Jest itself finds none of them', () => {
  const imported = find('*.test.{ts,tsx}').flatMap(casesOf);
  expect(imported.length).toBeGreaterThan(0);
  expect(imported.toSorted()).toEqual(find('*.cases.{ts,tsx}'));
});
