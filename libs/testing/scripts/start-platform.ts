import { type ChildProcess, spawn } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { chmod, mkdtemp } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** What `npm start` shows last: from then on the platform can be used. */
const READY = /http:\/\/\S+:\d+/;
const PATIENCE_MILLISECONDS = 120_000;

declare global {
  var platformOfStories: ChildProcess | undefined;
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' && address ? address.port : 0;
}

/** Answers once the platform does; rejects with its last lines when it ends or takes too long. */
async function untilReady(child: ChildProcess, url: string): Promise<void> {
  let output = '';
  let ended = false;
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.once('exit', () => (ended = true));
  const deadline = Date.now() + PATIENCE_MILLISECONDS;
  while (!ended && Date.now() < deadline) {
    const isUp =
      READY.test(output) &&
      (await fetch(`${url}/health/ready`).then(
        ({ ok }) => ok,
        () => false,
      ));
    if (isUp) return;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  throw new Error(`the platform did not start:\n${output.split('\n').slice(-40).join('\n')}`);
}

/**
 * Starts the whole platform as `npm start` does, in a folder and on ports of its own, for the suites that use it from
 * outside. They find it through PLATFORM_URL, PLATFORM_INBOX_URL and PLATFORM_DATA_DIR.
 */
export default async function startPlatform(): Promise<void> {
  if (process.env.PLATFORM_URL) return;
  const folder = await mkdtemp(join(tmpdir(), 'bitacora-stories-'));
  await chmod(folder, 0o755);
  const [port, mailPort] = [await freePort(), await freePort()];
  const root = join(import.meta.dirname, '../../..');
  const { NODE_OPTIONS: _, ...environment } = process.env;
  const child = spawn(process.execPath, [join(root, 'libs/launcher/src/start.ts')], {
    cwd: root,
    env: {
      ...environment,
      NODE_ENV: 'development',
      PORT: String(port),
      MAIL_WEB_PORT: String(mailPort),
      DATA_DIR: join(folder, 'data'),
      ...(process.env.TEST_REDIS_URL ? { REDIS_URL: process.env.TEST_REDIS_URL } : {}),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  child.stdout.pipe(createWriteStream(join(folder, 'start.log')));
  globalThis.platformOfStories = child;
  const url = `http://localhost:${port}`;
  await untilReady(child, url);
  process.env.PLATFORM_URL = url;
  process.env.PLATFORM_INBOX_URL = `http://localhost:${mailPort}`;
  process.env.PLATFORM_DATA_DIR = join(folder, 'data');
}
