import { expect, test } from '@jest/globals';
import { globSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

const root = join(import.meta.dirname, '../../../..');
const folder = join(root, 'docs/decisions');
const files = readdirSync(folder).toSorted();
const numberOf = (name: string) => Number(name.slice(0, 4));

/** Numbers between the first and the last one that no decision has, or that two have. */
function gapsAndDoubles(names: readonly string[]): number[] {
  const numbers = names.map(numberOf);
  const wanted = Array.from({ length: Math.max(...numbers) }, (_, index) => index + 1);
  return wanted.filter((number) => numbers.filter((one) => one === number).length !== 1);
}

/** Every link to a decision of a text whose file is not there, or whose words have another number than it. */
function brokenLinks(page: string, text: string): string[] {
  const links = [...text.matchAll(/\[(?:decision )?(\d+)\]\((?:\S*\/)?(\d{4}-[a-z0-9-]+\.md)\)/g)];
  const broken = links.filter(([, said, name = '']) => !files.includes(name) || numberOf(name) !== Number(said));
  return broken.map(([link]) => `${page}: ${link}`);
}

test('decisions are numbered without a gap, each in its name as in its title', () => {
  expect(files.length).toBeGreaterThan(30);
  expect(gapsAndDoubles(files)).toEqual([]);
  const titled = files.filter((name) => readFileSync(join(folder, name), 'utf8').startsWith(`# ${numberOf(name)}. `));
  expect(titled).toEqual(files);
});

test('a number that is missing or given twice is found', () => {
  expect(gapsAndDoubles(['0001-one.md', '0003-three.md', '0003-third.md'])).toEqual([2, 3]);
});

test('a link to a decision leads to the one that it names', () => {
  const pages = globSync(['README.md', 'docs/**/*.md'], { cwd: root });
  expect(pages.flatMap((page) => brokenLinks(basename(page), readFileSync(join(root, page), 'utf8')))).toEqual([]);
  expect(brokenLinks('a.md', `[decision 2](decisions/${files[0]}) [9](0009-nowhere.md) [1](${files[0]})`)).toHaveLength(
    2,
  );
});
