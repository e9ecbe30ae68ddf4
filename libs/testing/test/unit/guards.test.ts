import { expect, test } from '@jest/globals';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { guards } from '../../scripts/guards.ts';

const root = join(import.meta.dirname, '../../../..');
const isHeld = (file: string, text: string) => readFileSync(join(root, file), 'utf8').includes(text);

test('each planted fault finds the lines that it takes out, and the suite that must notice', () => {
  const lost = guards.flatMap(({ name, file, replace, suite }) =>
    existsSync(join(root, file)) && existsSync(join(root, suite)) && replace.every(([from]) => isHeld(file, from))
      ? []
      : [name],
  );
  expect(lost).toEqual([]);
});
