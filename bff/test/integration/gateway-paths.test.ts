import { startTestProcess, type TestProcess } from '@bitacora/testing';
import { afterAll, afterEach, beforeAll, expect, jest, test } from '@jest/globals';
import { createServer, request as rawRequest, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { bff } from '../../src/bff.process.ts';

jest.setTimeout(60_000);

let server: TestProcess;
let service: Server;
let stranger: Server;
const asked: (string | undefined)[] = [];
const leaked: (string | undefined)[] = [];

const listen = async (upstream: Server) => {
  await new Promise<void>((resolve) => upstream.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(upstream.address() as AddressInfo).port}`;
};
const answering = (seen: (string | undefined)[]) =>
  createServer((request, response) => {
    seen.push(request.url);
    response.writeHead(200, { 'content-type': 'application/json' }).end('[]');
  });

/** A path as it stands on the wire: `fetch` would mend it first. */
const statusOf = (path: string) =>
  new Promise<number>((resolve, reject) => {
    const { hostname, port } = new URL(server.url);
    rawRequest({ hostname, port, path }, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    })
      .on('error', reject)
      .end();
  });

beforeAll(async () => {
  service = answering(asked);
  stranger = answering(leaked);
  const url = await listen(service);
  server = await startTestProcess(bff, { environment: { IDENTITY_URL: url, SERVICES_CATALOG_URL: url } });
});
afterEach(() => {
  asked.splice(0);
});
afterAll(async () => {
  await server.stop();
  for (const upstream of [service, stranger]) {
    upstream.closeAllConnections();
    upstream.close();
  }
});

test('an address of another host is never asked, whatever the request line says', async () => {
  const elsewhere = await listen(stranger);
  expect(await statusOf(`${elsewhere}/api/v1/utils/choices`)).toBe(200);
  expect(leaked).toEqual([]);
  expect(asked).toEqual(['/api/v1/utils/choices']);
});

test('a parameter stays a parameter: no path leads out of its route to what is internal', async () => {
  const route = '/api/v1/user/email_by_user/';
  await statusOf(String.raw`${route}..\..\..\..\internal\snapshots\passengers`);
  await statusOf(`${route}..%2F..%2F..%2F..%2Finternal%2Fsnapshots%2Fpassengers`);
  expect(asked).toEqual([
    `${route}..%5C..%5C..%5C..%5Cinternal%5Csnapshots%5Cpassengers`,
    `${route}..%2F..%2F..%2F..%2Finternal%2Fsnapshots%2Fpassengers`,
  ]);
});

test('a parameter of dots names nothing', async () => {
  expect(await statusOf('/api/v1/utils/airports_by_city/..')).toBe(404);
  expect(await statusOf('/api/v1/utils/airports_by_city/%2e%2e')).toBe(404);
  expect(await statusOf('/api/v1/utils/airports_by_city/.')).toBe(404);
  expect(asked).toEqual([]);
});

test('the query passes as it came', async () => {
  await statusOf('/api/v1/utils/cities_by_countries/EC?search=San%20Crist%C3%B3bal&search=x');
  expect(asked).toEqual(['/api/v1/utils/cities_by_countries/EC?search=San%20Crist%C3%B3bal&search=x']);
});
