import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, utimesSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../src/platform/settings.ts';
import { freePort } from '../../src/system/ports.ts';
import { eventually } from '../integration/eventually.ts';

const TIMEOUT = 150_000;
let folder: string;
let port: number;
let launcher: ChildProcess;
let said = '';

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'launcher-development-'));
  chmodSync(folder, 0o755);
  port = await freePort();
  launcher = spawn(process.execPath, [join(root, 'libs/launcher/src/dev.ts')], {
    env: {
      PATH: process.env.PATH,
      DATA_DIR: join(folder, 'data'),
      PORT: String(port),
      MAIL_WEB_PORT: String(await freePort()),
      DEMO_DATA: 'false',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [launcher.stdout, launcher.stderr])
    stream?.on('data', (chunk: Buffer) => {
      said += chunk.toString();
    });
  await eventually(() => expect(said).toContain('is ready'), TIMEOUT);
}, TIMEOUT);
afterAll(async () => {
  launcher.kill('SIGTERM');
  if (launcher.exitCode === null) await once(launcher, 'exit');
  await rm(folder, { recursive: true, force: true });
}, TIMEOUT);

test('a page in development is where the product has it, under the same policy, and without scripts of its own', async () => {
  const response = await fetch(`http://127.0.0.1:${port}/home`);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-security-policy')).toMatch(/script-src 'self'; style-src 'self';/);
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  const scripts = (await response.text()).match(/<script[^>]*>/g) ?? [];
  expect(scripts.filter((script) => !/src="\/assets\/|type="application\//.test(script))).toEqual([]);
});

test(
  'a save restarts the processes that import the file, and no others',
  async () => {
    const now = new Date();
    utimesSync(join(root, 'libs/platform/src/sealing.ts'), now, now);
    await eventually(() => expect(said).toMatch(/ restarted in /), 60_000);
    expect(said.match(/^.* restarted in /gm)).toEqual(['identity, journeys, notifications restarted in ']);
  },
  TIMEOUT,
);
