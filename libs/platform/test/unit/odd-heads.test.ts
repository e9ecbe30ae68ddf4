import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { createHttpServer } from '../../src/http/create-http-server.ts';
import { refusals } from '../../src/http/refusals.ts';

let server: Server;
let worked = 0;

beforeAll(async () => {
  server = createHttpServer((_request, response) => {
    worked += 1;
    response.end('hecho');
  }, null);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** All that comes back for a request until it is hung up on. */
function answerTo(...lines: string[]): Promise<string> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  let text = '';
  socket.on('data', (chunk) => (text += chunk.toString()));
  socket.write([...lines, 'Connection: close', '', ''].join('\r\n'));
  return new Promise((resolve) => socket.once('close', () => resolve(text)));
}

test.each([
  ['names no host', 400, ['GET / HTTP/1.1']],
  ['names two', 400, ['GET / HTTP/1.1', 'Host: x', 'Host: y']],
  ['expects what nobody does', 417, ['GET / HTTP/1.1', 'Host: x', 'Expect: 200-ok']],
])('a request that %s is refused in our words before any work', async (_what, status, lines) => {
  const before = worked;
  const [head = '', body = ''] = (await answerTo(...lines)).split('\r\n\r\n');
  expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(head).toMatch(/content-type: application\/json/i);
  expect(head).toMatch(/x-request-id: \S/i);
  expect(JSON.parse(/\{.*\}/.exec(body)?.[0] ?? '')).toEqual(refusals[status]);
  expect(worked).toBe(before);
});

test.each([
  ['a probe of HTTP/1.0 without a host', ['GET / HTTP/1.0']],
  ['a client that asks before it sends its body', ['GET / HTTP/1.1', 'Host: x', 'Expect: 100-Continue']],
])('%s is answered', async (_who, lines) => {
  expect(await answerTo(...lines)).toMatch(/HTTP\/1.1 200 OK.*hecho$/s);
});
