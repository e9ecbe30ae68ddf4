import { INTERNAL_HEADER } from '@bitacora/platform';
import {
  asTraveller,
  eventually,
  fileHead,
  formEnd,
  formHeaders,
  openRequest,
  type RawRequest,
  startTestProcess,
  type TestProcess,
} from '@bitacora/testing';
import { afterAll, afterEach, beforeAll, expect, jest, test } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { once } from 'node:events';
import type { IncomingMessage, Server } from 'node:http';
import { journeys } from '../../src/journeys.process.ts';

jest.setTimeout(60_000);

const path = '/api/v1/agency/problem_report';
const NEARLY_ALL = 60 * 1024;
const PLENTY = 300 * 1024;

let server: TestProcess;
let opened: RawRequest[] = [];

beforeAll(async () => {
  server = await startTestProcess(journeys);
});
afterEach(() => {
  for (const { socket } of opened) socket.destroy();
  opened = [];
});
afterAll(() => server.stop());

/** An upload that sends so much of its file, and then nothing more. */
async function begin(bytes: number): Promise<RawRequest> {
  const internal = { [INTERNAL_HEADER]: server.environment.INTERNAL_SECRET };
  const request = openRequest(server.url, 'POST', path, formHeaders({ ...asTraveller(), ...internal }));
  opened.push(request);
  await request.send(fileHead('file'));
  await request.send(Buffer.alloc(bytes));
  return request;
}

function upload(bytes: number): Promise<{ status: number }> {
  const body = new FormData();
  body.append('file', new Blob([Buffer.alloc(bytes)]), 'a.pdf');
  return server.request('POST', path, { headers: asTraveller(), body });
}

// Its description is missing: it was read whole, and judged.
const READ = 400;

test('nine uploads that stand still after their first bytes keep nobody out', async () => {
  const still: RawRequest[] = [];
  for (let count = 0; count < 9; count += 1) still.push(await begin(NEARLY_ALL));
  expect((await upload(PLENTY)).status).toBe(READ);
  // Nor did one of them have to make room.
  expect(still.map(({ text }) => text())).toEqual(still.map(() => ''));
});

/** Eight uploads that hold all places: a further one finds none. */
async function fill(): Promise<RawRequest[]> {
  const running = await Promise.all(Array.from({ length: 8 }, () => begin(PLENTY)));
  await eventually(async () => {
    const further = await begin(PLENTY);
    await further.send(formEnd);
    further.socket.write('0\r\n\r\n');
    const timeOut = new Promise((resolve) => setTimeout(resolve, 500, 'waits'));
    const came = await Promise.race([further.status, timeOut]);
    further.socket.destroy();
    expect(came).toBe('waits');
  });
  return running;
}

test('eight files are read at a time, and a ninth waits until one is through', async () => {
  const running = await fill();
  let isRead = false;
  const ninth = upload(PLENTY).finally(() => (isRead = true));
  // A small one needs no place.
  expect((await upload(1000)).status).toBe(READ);
  expect(isRead).toBe(false);
  running[0]?.socket.destroy();
  expect((await ninth).status).toBe(READ);
});

test('whoever waits has the place of the slowest after a while, which is asked to come again', async () => {
  const running = await fill();
  const waiting = upload(PLENTY);
  const [slowest, ...others] = running as [RawRequest, ...RawRequest[]];
  let isOver = false;
  const trickle = async () => {
    while (!isOver) {
      for (const other of others) void other.send(Buffer.alloc(1000));
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
  };
  const trickling = trickle();
  expect((await waiting).status).toBe(READ);
  isOver = true;
  await trickling;
  expect(await slowest.status).toBe(503);
  expect(slowest.text()).toContain('busy');
});

test('an upload that breaks off is no failure of ours: nothing of it is in the log', async () => {
  const failures = jest.spyOn(Logger.prototype, 'error');
  const httpServer: Server = server.app.getHttpServer();
  const arrived = once(httpServer, 'request');
  const { socket } = await begin(NEARLY_ALL);
  const [request] = (await arrived) as [IncomingMessage];
  const gone = new Promise((resolve) => request.once('close', resolve));
  socket.destroy();
  await gone;
  expect((await upload(1000)).status).toBe(READ);
  expect(failures).not.toHaveBeenCalled();
});
