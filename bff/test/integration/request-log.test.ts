import { newId } from '@bitacora/kernel/ids';
import { asTraveller, eventually, startTestProcess, type TestProcess } from '@bitacora/testing';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PinoLogger } from 'nestjs-pino';
import { symbols } from 'pino';
import { bff } from '../../src/bff.process.ts';
import { tellNothing } from './fake-service.ts';

jest.setTimeout(60_000);

let server: TestProcess;
let service: Server;
const idsAtTheService: unknown[] = [];
const lines: Record<string, unknown>[] = [];

beforeAll(async () => {
  service = createServer((request, response) => {
    if (tellNothing(request, response)) return;
    idsAtTheService.push(request.headers['x-request-id']);
    response
      .writeHead(404, { 'content-type': 'application/json' })
      .end('{"detail":"No encontrado","code":"not_found"}');
  });
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
  server = await startTestProcess(bff, { environment: { LOG_LEVEL: 'info', IDENTITY_URL: url } });
  Object.assign(PinoLogger.root, {
    [symbols.streamSym]: { write: (line: string) => lines.push(JSON.parse(line) as Record<string, unknown>) },
  });
});
afterAll(async () => {
  await server.stop();
  service.closeAllConnections();
  service.close();
});

test('a request is found by the id of its answer, with who asked, and its service gets the same id', async () => {
  const userId = newId();
  const { headers } = await server.request('GET', '/auth/users/me/?word=secret', { headers: asTraveller(userId) });
  const id = headers.get('x-request-id');
  expect(idsAtTheService).toEqual([id]);
  const found = () => lines.filter((line) => line.request_id === id && line.route);
  await eventually(async () => expect(found()).toHaveLength(1));
  expect(found()).toMatchObject([{ method: 'GET', route: expect.stringContaining('/auth/users/me'), user_id: userId }]);
  expect(JSON.stringify(lines)).not.toContain('secret');
});
