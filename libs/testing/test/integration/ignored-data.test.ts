import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const root = join(import.meta.dirname, '../../../..');
const commandOf = (name: string, path: string) =>
  join(dirname(createRequire(import.meta.url).resolve(`${name}/package.json`)), path);
let folder: string;

// The data of a second platform beside the first, as the README starts it.
const secrets = '.data-2/secrets.json';
const script = '.data-2/planted.js';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ignored-data-'));
  for (const name of ['.gitignore', 'oxlint.config.ts', '.prettierignore', '.prettierrc.json'])
    await cp(join(root, name), join(folder, name));
  await mkdir(join(folder, '.data-2'));
  await writeFile(join(folder, secrets), '{"jwtPrivateKey":   "x"}');
  await writeFile(join(folder, script), 'debugger;');
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** What a command says, and whether it was content. */
const run = (file: string, args: readonly string[]) =>
  new Promise<{ isRight: boolean; said: string }>((resolve) => {
    execFile(file, args, { cwd: folder }, (error, stdout, stderr) =>
      resolve({ isRight: !error, said: stdout + stderr }),
    );
  });

test('git never adds the data folder of any platform', async () => {
  await run('git', ['init', '--quiet']);
  expect((await run('git', ['add', '--all', '--dry-run'])).said).not.toContain('.data-2');
});

test('the formatter leaves it alone', async () => {
  const prettier = commandOf('prettier', 'bin/prettier.cjs');
  const { said } = await run(process.execPath, [prettier, '--file-info', secrets]);
  expect(JSON.parse(said)).toMatchObject({ ignored: true });
});

test('the linter does not look into it', async () => {
  const { said } = await run(process.execPath, [commandOf('oxlint', 'bin/oxlint')]);
  expect(said).not.toContain('planted.js');
});

test('no test and no module is taken from it', async () => {
  const { default: jest }: { default: { projects: Record<string, string[]>[] } } = await import(
    join(root, 'jest.config.js')
  );
  for (const { testPathIgnorePatterns, modulePathIgnorePatterns } of jest.projects) {
    for (const patterns of [testPathIgnorePatterns, modulePathIgnorePatterns])
      expect(patterns?.some((pattern) => new RegExp(pattern).test(`/home/me/bitacora/${script}`))).toBe(true);
  }
});
