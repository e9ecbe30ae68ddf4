import type { ProcessName } from '@bitacora/contracts';
import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './free-port.ts';

// Beside suites that run meanwhile, on a machine that others use too.
const TIMEOUT_MILLISECONDS = 300_000;
const root = join(import.meta.dirname, '../../..');

export interface SpawnedPlatform {
  url: string;
  inboxUrl: string;
  dataDirectory: string;
  /** What `npm run admin -- …` answers. */
  admin(...args: string[]): Promise<{ code: number | null; output: string }>;
  /** Process id of one of the six processes. */
  pidOf(name: ProcessName): Promise<number>;
  /** Stops it as Ctrl-C does, and clears its folder. */
  stop(): Promise<void>;
}

/** Resolves once the launcher has welcomed; rejects with its last lines when it ends or takes too long. */
async function untilWelcome(child: ChildProcess): Promise<void> {
  let output = '';
  let hasEnded = false;
  const listen = (chunk: Buffer) => {
    output += chunk.toString();
  };
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', listen);
  child.once('exit', () => {
    hasEnded = true;
  });
  const deadline = Date.now() + TIMEOUT_MILLISECONDS;
  while (!output.includes('Ctrl-C stops it')) {
    if (hasEnded || Date.now() > deadline) {
      throw new Error(`the platform did not start:\n${output.split('\n').slice(-40).join('\n')}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

const commandOf = (pid: number) => readFileSync(`/proc/${pid}/cmdline`, 'utf8');

/**
 * Starts the whole platform as `npm start` does, in a folder and on ports of its own, with the demo data unless the settings
 * say otherwise; on Redis when TEST_REDIS_URL is given. With `NODE_ENV: 'test'` it takes more memory, and its database is not
 * safe from the death of the machine: for who asks much of it.
 */
export async function spawnPlatform(settings: Record<string, string> = {}): Promise<SpawnedPlatform> {
  const folder = await mkdtemp(join(tmpdir(), 'bitacora-stories-'));
  // PostgreSQL runs as another user when we are root.
  await chmod(folder, 0o755);
  const dataDirectory = join(folder, 'data');
  const [port, mailPort] = [await freePort(), await freePort()];
  const { NODE_OPTIONS: _, TEST_REDIS_URL: redis, ...environment } = process.env;
  const env = {
    ...environment,
    NODE_ENV: 'development',
    PORT: String(port),
    MAIL_WEB_PORT: String(mailPort),
    DATA_DIR: dataDirectory,
    // Whoever calls says for whom: each suite is somebody else (see `fromOwnAddress`).
    TRUSTED_PROXIES: '127.0.0.1,::1',
    // No story waits for company of its mails.
    MAIL_BUNDLE_MINUTES: '0',
    ...(redis ? { REDIS_URL: redis, QUEUE_NAMESPACE: `stories_${port}` } : {}),
    ...settings,
  };
  const run = (file: string, args: readonly string[] = []) =>
    spawn(process.execPath, [join(root, 'libs/launcher/src', file), ...args], {
      cwd: root,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  const child = run('start.ts');
  await untilWelcome(child);
  return {
    url: `http://localhost:${port}`,
    inboxUrl: `http://localhost:${mailPort}`,
    dataDirectory,
    async admin(...args) {
      const command = run('admin.ts', args);
      let output = '';
      for (const stream of [command.stdout, command.stderr])
        stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
      const code = await new Promise<number | null>((resolve) => command.once('close', resolve));
      return { code, output };
    },
    async pidOf(name) {
      const { children } = JSON.parse(await readFile(join(dataDirectory, 'launcher.json'), 'utf8')) as {
        children: number[];
      };
      const pid = children.find((candidate) => commandOf(candidate).includes(`/dist/${name}.js`));
      if (pid === undefined) throw new Error(`${name} does not run`);
      return pid;
    },
    async stop() {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
