import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '../../src/parts/postgres.ts';
import { freePort } from '../../src/system/ports.ts';
import { eventually } from './eventually.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'launcher-interrupted-'));
  chmodSync(folder, 0o755);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test('a first start that is killed leaves no password in the temporary folder, and the next one works', async () => {
  const temporary = join(folder, 'temporary');
  mkdirSync(temporary, { mode: 0o777 });
  const data = join(folder, 'postgres');
  const launcher = spawn(
    process.execPath,
    [join(import.meta.dirname, 'fixture/launch-and-wait.ts'), folder, String(await freePort())],
    { stdio: 'ignore', env: { PATH: process.env.PATH, TMPDIR: temporary } },
  );
  await eventually(() => {
    expect(existsSync(join(`${data}.new-${launcher.pid}`, 'base'))).toBe(true);
  });
  launcher.kill('SIGKILL');
  await once(launcher, 'exit');
  expect(readdirSync(temporary)).toEqual([]);
  const postgres = await startPostgres({ dataDirectory: data, password: 'secret', isDurable: false });
  await postgres.stop();
  expect(readdirSync(folder).filter((name) => name.includes('password'))).toEqual([]);
}, 60_000);
