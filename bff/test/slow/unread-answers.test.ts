import { eventually, openRequest } from '@bitacora/testing';
import { type RealProcess, startRealProcess } from '@bitacora/testing/real-process';
import { bff } from '../../src/bff.process.ts';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

jest.setTimeout(120_000);

let folder: string;
let real: RealProcess;
let open: Socket[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'unread-answers-test-'));
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'index.html'), '<!doctype html><html><head></head><body></body></html>');
  await writeFile(join(folder, 'assets/app-1234.js'), `export const x = '${'x'.repeat(360_000)}';`);
  real = await startRealProcess(bff, { TRUSTED_PROXIES: '127.0.0.1', WEB_ROOT: folder });
});
afterAll(async () => {
  await real.stop();
  await rm(folder, { recursive: true, force: true });
});

/** Asks for a path on many connections, so many times ahead on each, and takes none of the answers. */
function askWithoutReading(path: string, address: string, connections: number, ahead: number): void {
  const { hostname, port } = new URL(real.url);
  const request = `GET ${path} HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: ${address}\r\nAccept-Encoding: identity\r\n\r\n`;
  for (let count = 0; count < connections; count += 1) {
    const socket = connect(Number(port), hostname);
    socket.on('error', () => undefined);
    socket.pause();
    socket.write(request.repeat(ahead));
    open.push(socket);
  }
}

const statusOf = (path: string, address: string) =>
  openRequest(real.url, 'GET', path, { 'X-Forwarded-For': address, Connection: 'close' }).status;

/** Others are answered while nobody takes what was asked for, until every answer has had the time to be made. */
async function othersAreAnswered(): Promise<void> {
  for (let count = 0; count < 15; count += 1) {
    expect(await statusOf('/api/v1/openapi.json', '203.0.113.200')).toBe(200);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

/**
 * What visitors grow the process by who take nothing of a file, and what it holds then: beyond what the connections and
 * requests themselves take, which is there when the answers are small, too.
 */
async function unread(path: string, visitors: number, connections: number, ahead: number): Promise<[number, number]> {
  const askAll = async (asked: string) => {
    open = [];
    for (let visitor = 0; visitor < visitors; visitor += 1) {
      askWithoutReading(asked, `203.0.113.${visitor}`, connections, ahead);
    }
    await othersAreAnswered();
  };
  // So is the one copy of the file.
  expect(await statusOf(path, '203.0.113.200')).toBe(200);
  await askAll('/robots.txt');
  for (const socket of open) socket.destroy();
  const grown = await real.growth(() => askAll(path));
  const held = real.residentMegabytes();
  for (const socket of open) socket.destroy();
  return [grown, held];
}

test.each(['/api/v1/openapi.json', '/api/v1/docs/swagger-ui.css'])(
  'of 240 answers of %s that a visitor does not take the process keeps no copies',
  async (path) => {
    const [grown] = await unread(path, 1, 16, 15);
    expect(grown).toBeLessThan(20);
  },
);

test('files of the build that five visitors do not take leave the process below 200 MB, and so it stays', async () => {
  const [grown, held] = await unread('/assets/app-1234.js', 5, 40, 6);
  await eventually(async () => expect(await statusOf('/assets/app-1234.js', '203.0.113.1')).toBe(200));
  expect(grown).toBeLessThan(20);
  expect(Math.max(held, real.residentMegabytes())).toBeLessThan(200);
});

test('nor do the files of the page that shows the API, on however many connections', async () => {
  const [grown, held] = await unread('/api/v1/docs/swagger-ui-bundle.js', 5, 240, 1);
  expect(grown).toBeLessThan(20);
  expect(held).toBeLessThan(250);
});
