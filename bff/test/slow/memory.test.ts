import {
  asStaff,
  asTraveller,
  eventually,
  fileHead,
  formHeaders,
  openRequest,
  type RawRequest,
} from '@bitacora/testing';
import { type RealProcess, startRealProcess } from '@bitacora/testing/real-process';
import { bff } from '../../src/bff.process.ts';
import { newId } from '@bitacora/kernel/ids';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

jest.setTimeout(120_000);

const MEGABYTE = 1024 * 1024;
const STREAMS = 20;
const reports = '/api/v1/agency/problem_report';
const path = '/api/v1/agency/web_quote';
/** The route with the longest bodies. */
const documents = '/api/v1/content/web/Home';
/** A megabyte that takes many times its bytes once it is parsed. */
const objects = `{"x":[${'{},'.repeat(345_000)}{}]}`;
const lists = '['.repeat(500_000) + ']'.repeat(500_000);

let service: Server;
let real: RealProcess;
let url: string;
let isReading = true;

beforeAll(async () => {
  service = createServer((request) => {
    request.on('error', () => undefined);
    if (isReading) request.resume();
  });
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  const journeys = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
  real = await startRealProcess(bff, {
    JOURNEYS_URL: journeys,
    SERVICES_CATALOG_URL: journeys,
    IDENTITY_URL: journeys,
    TRUSTED_PROXIES: '127.0.0.1',
  });
  url = real.url;
});
afterAll(async () => {
  service.closeAllConnections();
  service.close();
  await real.stop();
});

const growth = (work: () => Promise<unknown>) => real.growth(work);

const form = (headers = asTraveller()) => openRequest(url, 'POST', reports, formHeaders(headers));
const json = () =>
  openRequest(url, 'POST', path, { 'Content-Type': 'application/json', 'Transfer-Encoding': 'chunked' });
const stranger = () => openRequest(url, 'POST', reports, formHeaders({}));

async function flooded(open: () => RawRequest, begin: string, status: number): Promise<void> {
  const request = open();
  await request.send(begin);
  await request.flood(100 * MEGABYTE);
  expect(await request.status).toBe(status);
}

test.each([
  ['endless uploads', form, fileHead('file'), 413],
  ['endless JSON', json, '"', 413],
  ['endless uploads of nobody', stranger, fileHead('file'), 401],
] as const)('%s, twenty at once, leave the process within 100 MB of what it held', async (_, open, begin, status) => {
  const grown = await growth(() => Promise.all(Array.from({ length: STREAMS }, () => flooded(open, begin, status))));
  expect(grown).toBeLessThan(100);
});

/** Sends a body that says its length, all of it but its last `missing` bytes. */
function sized(method: string, at: string, body: string, missing: number, headers = {}): RawRequest {
  const length = String(Buffer.byteLength(body));
  const all = { ...headers, 'Content-Type': 'application/json', 'Content-Length': length };
  const request = openRequest(url, method, at, all);
  request.socket.write(body.slice(0, body.length - missing));
  return request;
}

const allow = (request: RawRequest, ...statuses: number[]) =>
  request.status.then((status) => expect(statuses).toContain(status));

test.each([
  ['objects', objects],
  ['lists within lists', lists],
])('forty bodies of a megabyte of %s at once leave it so too', async (_, body) => {
  const grown = await growth(async () => {
    const open = Array.from({ length: 40 }, () => sized('POST', path, body, 0));
    await Promise.all(open.map((request) => allow(request, 413)));
    // Where so much is allowed, a person has two in memory at a time; the service here answers none.
    const long = Array.from({ length: 40 }, () => sized('PUT', documents, body, 0, asStaff()));
    await Promise.all(long.map((request) => allow(request, 429, 503)));
  });
  expect((await fetch(`${url}/health/live`)).status).toBe(200);
  expect(grown).toBeLessThan(100);
});

test('of a hundred and fifty bodies that do not end, a person has two in memory', async () => {
  const staff = asStaff();
  const open: RawRequest[] = [];
  const grown = await growth(async () => {
    for (let count = 0; count < 150; count += 1) open.push(sized('PUT', documents, objects, 1, staff));
    await eventually(async () => {
      const refused = open.filter((request) => request.text().startsWith('HTTP/1.1 429'));
      expect(refused).toHaveLength(148);
      expect(refused[0]?.text()).toMatch(/retry-after: 5/i);
    }, 30_000);
  });
  for (const { socket } of open) socket.destroy();
  expect(grown).toBeLessThan(60);
  // Whoever hangs up gives the room back.
  await eventually(() => allow(sized('PUT', documents, objects, 0, staff), 503));
});

test('two thousand bodies of which one byte came keep nobody out', async () => {
  const open: RawRequest[] = [];
  const body = `{"x":"${'x'.repeat(60_000)}"}`;
  const grown = await growth(async () => {
    for (let count = 0; count < 2000; count += 1) {
      const headers = { ...asTraveller(newId()), 'X-Forwarded-For': `10.0.${count % 20}.1` };
      open.push(sized('PUT', '/api/v1/user/contact', body, body.length - 1, headers));
    }
    // Where they have all been read, the last one is too.
    await eventually(() => allow(sized('PUT', documents, '{}', 0, asStaff()), 503), 30_000);
  });
  expect(open.filter((request) => /^HTTP\/1\.1 (429|503)/.test(request.text()))).toEqual([]);
  for (const { socket } of open) socket.destroy();
  // The connections themselves weigh about 45 kB each.
  expect(grown).toBeLessThan(150);
});

test('an address that waits for hundreds of answers keeps no other one out', async () => {
  const ask = (address: string, path: string) => openRequest(url, 'GET', path, { 'X-Forwarded-For': address });
  const list = '/api/v1/utils/airline/';
  const sentAhead = `GET ${list} HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: 203.0.113.7\r\n\r\n`.repeat(14);
  // No service answers, and the BFF does not wait for long: on a busy machine they are sent once more.
  await eventually(async () => {
    const waiting = Array.from({ length: 20 }, () => ask('203.0.113.7', list));
    for (const { socket } of waiting) socket.write(sentAhead);
    await eventually(() => allow(ask('203.0.113.7', documents), 429), 3000);
    await allow(ask('203.0.113.8', documents), 200);
    for (const { socket } of waiting) socket.destroy();
  }, 60_000);
});

test('visitors whose bodies fill their room take none of who is logged in', async () => {
  const body = `{"x":"${'x'.repeat(15_000)}"}`;
  const visitors = Array.from({ length: 150 }, () => sized('POST', '/auth/jwt/create/', body, 0));
  await eventually(() => expect(visitors.some((request) => request.text().startsWith('HTTP/1.1 429'))).toBe(true));
  await allow(sized('PUT', documents, body.repeat(4), 0, asStaff()), 503);
  for (const { socket } of visitors) socket.destroy();
});

test('twenty uploads that no service takes are not kept either', async () => {
  isReading = false;
  const streams: RawRequest[] = [];
  const grown = await growth(async () => {
    for (let count = 0; count < STREAMS; count += 1) streams.push(form());
    await Promise.all(streams.map((stream) => stream.send(fileHead('file'))));
    for (const stream of streams) void stream.flood(100 * MEGABYTE);
    // Each goes on until its line is full: then nothing moves any more.
    let before = 0;
    await eventually(async () => {
      await new Promise((resolve) => setTimeout(resolve, 500));
      const sent = streams.reduce((sum, { socket }) => sum + socket.bytesWritten - socket.writableLength, 0);
      const isStill = sent > 0 && sent === before;
      before = sent;
      expect(isStill).toBe(true);
    }, 30_000);
  });
  for (const { socket } of streams) socket.destroy();
  expect(grown).toBeLessThan(100);
});

test('after all of that it rests below 200 MB', () =>
  eventually(() => expect(real.residentMegabytes()).toBeLessThan(200), 30_000));
