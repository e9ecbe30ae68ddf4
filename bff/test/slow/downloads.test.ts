import { FixedClock } from '@bitacora/kernel';
import { type EmbeddedObjectStore, startObjectStore } from '@bitacora/launcher';
import { Inbox, ObjectStore } from '@bitacora/platform';
import { eventually, openRequest, type TestProcess } from '@bitacora/testing';
import { type RealProcess, startRealProcess } from '@bitacora/testing/real-process';
import { bff } from '../../src/bff.process.ts';
import { newId } from '@bitacora/kernel/ids';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BffEnvironment } from '../../src/config.ts';
import { FileLinks } from '../../src/files/file-links.ts';
import { aFile, aProblem, envelope } from '../integration/facts.ts';

jest.setTimeout(120_000);

const bytes = Buffer.alloc(9_000_000, 'x');
const file = { ...aFile(), size: bytes.length };
const reporter = newId();
let directory: string;
let store: EmbeddedObjectStore;
let real: RealProcess;
let link: string;
let open: Socket[] = [];

async function fill({ app, environment }: TestProcess): Promise<void> {
  await app.get(ObjectStore).put(file.object_key, bytes, file.media_type);
  await app.get(Inbox).receive(envelope('journeys.problem-reported', 1, aProblem({ user_id: reporter, file })));
  const clock = new FixedClock(new Date());
  const { pathname, search } = new URL(new FileLinks(environment as BffEnvironment, clock).linkTo(file, reporter));
  link = pathname + search;
}

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'downloads-test-'));
  store = await startObjectStore({ directory, bucket: 'bitacora', accessKey: 'test', secretKey: 'test-secret' });
  real = await startRealProcess(
    bff,
    {
      TRUSTED_PROXIES: '127.0.0.1',
      S3_ENDPOINT: store.endpoint,
      S3_BUCKET: 'bitacora',
      S3_ACCESS_KEY: 'test',
      S3_SECRET_KEY: 'test-secret',
    },
    fill,
  );
});
afterAll(async () => {
  for (const socket of open) socket.destroy();
  await real.stop();
  await store.stop();
  await rm(directory, { recursive: true, force: true });
});

/** Asks for the file on a connection, and takes none of the answer. */
function askWithoutReading(address: string): void {
  const { hostname, port } = new URL(real.url);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => undefined);
  socket.pause();
  socket.write(`GET ${link} HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: ${address}\r\n\r\n`);
  open.push(socket);
}

/** How long somebody else waits for an answer, in milliseconds. */
async function waitOfAnother(): Promise<number> {
  const begun = performance.now();
  const headers = { 'X-Forwarded-For': '203.0.113.200', Connection: 'close' };
  expect(await openRequest(real.url, 'GET', '/health/live', headers).status).toBe(200);
  return performance.now() - begun;
}

test.each([
  ['one visitor does', 1],
  ['six visitors do', 6],
])('320 downloads that %s not take hold up nobody else, and leave the process below 200 MB', async (_who, visitors) => {
  open = [];
  await waitOfAnother();
  let longest = 0;
  const grown = await real.growth(async () => {
    for (let count = 0; count < 320; count += 1) askWithoutReading(`203.0.113.${count % visitors}`);
    for (let count = 0; count < 60; count += 1) {
      longest = Math.max(longest, await waitOfAnother());
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  });
  for (const socket of open) socket.destroy();
  expect(longest).toBeLessThan(10_000);
  expect(grown).toBeLessThan(70);
  await eventually(async () =>
    expect(await openRequest(real.url, 'GET', link, { Connection: 'close' }).status).toBe(200),
  );
  expect(real.residentMegabytes()).toBeLessThan(200);
});
