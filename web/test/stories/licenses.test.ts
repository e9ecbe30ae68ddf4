import { expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

const served = read('web/dist/licenses.txt');
const bundled = [...served.matchAll(/^== (\S+) \S+ \((.+)\)$/gm)].map(([, name, licence]) => `${name}: ${licence}`);

function noticed(): string[] {
  const [, table = ''] = /## In the built web client([^]*?)\n## /.exec(read('NOTICE.md')) ?? [];
  return table
    .split('\n')
    .map((row) => row.split('|').map((cell) => cell.trim()))
    .filter((cells) => cells.length === 4 && cells[1]?.includes('`'))
    .flatMap(([, packages = '', licence]) =>
      [...packages.matchAll(/`([^`]+)`/g)].map(([, name]) => `${name}: ${licence}`),
    );
}

test('NOTICE.md names every package of which a piece is in the bundle, with its licence, and no other', () => {
  expect(noticed().toSorted()).toEqual(bundled.toSorted());
});

test('the licence of every one of them is served with the pages', () => {
  expect(bundled.length).toBeGreaterThan(20);
  for (const words of ['Permission is hereby granted, free of charge', 'Apache License', 'SIL OPEN FONT LICENSE'])
    expect(served).toContain(words);
  // A title that no text follows belongs to a package without a licence file.
  expect(served).not.toMatch(/\)\n\n\n== |\)\n$/);
});
