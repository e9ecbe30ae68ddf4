import { expect, test } from '@jest/globals';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { guards } from '../../scripts/guards.ts';

const root = join(import.meta.dirname, '../../../..');

test.each(guards)('what takes $name out still stands in the file', ({ file, replace, suite }) => {
  const source = readFileSync(join(root, file), 'utf8');
  for (const [text] of replace) expect(source).toContain(text);
  expect(existsSync(join(root, suite))).toBe(true);
});

test('every guard has a name of its own', () => {
  const names = guards.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});
