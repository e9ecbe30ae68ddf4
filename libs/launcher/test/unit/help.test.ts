import { afterAll, expect, test } from '@jest/globals';
import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const folder = mkdtempSync(join(tmpdir(), 'help-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const sources = join(import.meta.dirname, '../../src');
const askForHelp = async (command: string, ...words: string[]) => {
  const { stdout } = await promisify(execFile)(process.execPath, [join(sources, `${command}.ts`), ...words], {
    env: { PATH: process.env.PATH, DATA_DIR: folder },
    timeout: 20_000,
  });
  return stdout;
};

test.each([
  ['restore', ['--help'], 'npm run restore'],
  ['psql', ['-h'], 'npm run psql -- <identity|'],
  ['status', ['--help'], 'npm run status'],
  ['views', ['rebuild', '--help'], 'npm run views:rebuild'],
  ['logs', ['--help'], 'npm run logs'],
])('%s says what it is for, and does nothing', async (command, words, said) => {
  expect(await askForHelp(command, ...words)).toContain(said);
  expect(readdirSync(folder)).toEqual([]);
});
