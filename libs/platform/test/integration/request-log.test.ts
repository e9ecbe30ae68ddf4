import { startTestProcess, type TestProcess } from '@bitacora/testing';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { PinoLogger } from 'nestjs-pino';
import { symbols } from 'pino';
import { emitter } from './fixture/emitter.ts';

jest.setTimeout(60_000);

let server: TestProcess;
const lines: Record<string, unknown>[] = [];

beforeAll(async () => {
  server = await startTestProcess(emitter, { environment: { NODE_ENV: 'production', LOG_LEVEL: 'info' } });
  Object.assign(PinoLogger.root, {
    [symbols.streamSym]: { write: (line: string) => lines.push(JSON.parse(line) as Record<string, unknown>) },
  });
});
afterAll(() => server.stop());

/** What a request left in the log; an answer may arrive a moment before its line, so one more is sent after it. */
async function logOf(path: string, headers: Record<string, string> = {}) {
  lines.splice(0);
  const response = await server.request('GET', path, { headers });
  await server.request('GET', '/openapi.json', { headers: { 'x-request-id': 'the-last-one' } });
  const own = lines.filter(({ request_id: id }) => id !== 'the-last-one');
  return { id: response.headers.get('x-request-id'), own };
}

test('a request is one line in the log of its service, found by the id of its answer, in production too', async () => {
  const { id, own } = await logOf('/openapi.json');
  expect(own).toEqual([
    expect.objectContaining({
      process: 'journeys',
      level: 30,
      request_id: id,
      method: 'GET',
      route: '/openapi.json',
      status: 200,
      milliseconds: expect.any(Number),
    }),
  ]);
});

test('a request that the BFF passed on keeps its id', async () => {
  const { own } = await logOf('/openapi.json', { 'x-request-id': 'given-by-the-bff' });
  expect(own).toMatchObject([{ request_id: 'given-by-the-bff' }]);
});

test('a line names the route, never what the path, the query or a header hold', async () => {
  const { own } = await logOf('/internal/snapshots/a-secret-word?after=a-secret-word', {
    authorization: 'a-secret-word',
  });
  expect(own).toMatchObject([{ route: '/internal/snapshots/:name', status: 404 }]);
  expect(JSON.stringify(own)).not.toContain('a-secret-word');
});

test.each(['/', '/?secret=a-secret-word'])('a line about %s holds nothing of the request either', async (path) => {
  const { own } = await logOf(path, { authorization: 'JWT a-secret-word', cookie: 'device=a-secret-word' });
  expect(own).not.toEqual([]);
  expect(JSON.stringify(own)).not.toMatch(/a-secret-word|127\.0\.0\.1|user-agent/);
});

test('health checks leave no line', async () => {
  expect((await logOf('/health/ready')).own).toEqual([]);
});
