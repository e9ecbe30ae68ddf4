import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { mkdirSync, mkdtempSync, realpathSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onSave } from '../../src/dev/on-save.ts';
import { eventually } from '../integration/eventually.ts';

let folder: string;
let file: string;
let told: string[];
let watcher: ReturnType<typeof onSave>;

beforeEach(async () => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'launcher-on-save-')));
  file = join(folder, 'src/deep/sealing.ts');
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, 'first');
  told = [];
  watcher = onSave([join(folder, 'src'), join(folder, 'not-there')], async (files) => void told.push(...files));
  await watcher.ready;
});
afterEach(async () => {
  await watcher.close();
  rmSync(folder, { recursive: true });
});

/** As `sed -i`, `git checkout` and most editors save: the new file takes the place of the old one. */
function replaceFile(content: string): void {
  writeFileSync(join(folder, 'new'), content);
  renameSync(join(folder, 'new'), file);
}

test('a file that is replaced at every save is seen every time', async () => {
  for (const content of ['second', 'third one', 'the fourth']) {
    told = [];
    replaceFile(content);
    await eventually(() => expect(told).toEqual([file]), 4000);
  }
});

test('a file written in place is seen too, and one in a folder that is new, and one that is gone', async () => {
  writeFileSync(file, 'written in place');
  await eventually(() => expect(told).toEqual([file]), 4000);
  const other = join(folder, 'src/later/other.ts');
  mkdirSync(dirname(other));
  writeFileSync(other, 'new');
  await eventually(() => expect(told).toContain(other), 4000);
  told = [];
  rmSync(file);
  await eventually(() => expect(told).toEqual([file]), 4000);
});
