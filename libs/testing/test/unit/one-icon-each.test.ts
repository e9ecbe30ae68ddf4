import { expect, test } from '@jest/globals';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { oneIconEach } from '../../scripts/one-icon-each.ts';

const web = join(import.meta.dirname, '../../../../web/src');

test('a suite of the web loads each icon alone, and every line stays where it was', () => {
  const source = [
    `import { BellIcon, XMarkIcon } from '@heroicons/react/24/outline';`,
    `import {`,
    `  CheckIcon,`,
    `} from '@heroicons/react/20/solid';`,
    `render(BellIcon);`,
  ].join('\n');
  expect(oneIconEach(source).split('\n')).toEqual([
    `import BellIcon from '@heroicons/react/24/outline/BellIcon'; import XMarkIcon from '@heroicons/react/24/outline/XMarkIcon';`,
    `import CheckIcon from '@heroicons/react/20/solid/CheckIcon';`,
    '',
    '',
    `render(BellIcon);`,
  ]);
});

test('no file of the web loads a whole set of icons in its suites', () => {
  const files = globSync('**/*.{ts,tsx}', { cwd: web });
  expect(files.length).toBeGreaterThan(100);
  const wholeSet = /from '@heroicons\/react(?:\/\d+\/(?:solid|outline))?'/;
  expect(files.filter((file) => wholeSet.test(oneIconEach(readFileSync(join(web, file), 'utf8'))))).toEqual([]);
});
