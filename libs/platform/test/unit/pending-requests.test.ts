import { eventually } from '@bitacora/testing/stories';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { EventEmitter } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { namesSeveralHosts } from '../../src/http/broken-requests.ts';
import { countApart, limitPending } from '../../src/http/pending-requests.ts';
import { Visitors } from '../../src/http/visitors.ts';

const get = 'GET / HTTP/1.1\r\nHost: x\r\n\r\n';
const post = 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\n\r\n12';

let server: Server;
let asked: { request: IncomingMessage; response: ServerResponse }[];
let closed: number;
let clients: Client[];

interface Client {
  socket: Socket;
  text: string;
  isClosed: boolean;
}

beforeEach(async () => {
  [asked, closed, clients] = [[], 0, []];
  const limited = limitPending(
    (request, response) => {
      asked.push({ request, response });
      response.once('close', () => (closed += 1));
    },
    null,
    { mostOfSocket: 3, mostOfVisitor: 1, mostOfAll: 4 },
  );
  server = createServer(limited);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(() => {
  for (const { socket } of clients) socket.destroy();
  server.closeAllConnections();
  server.close();
});

function send(text: string): Client {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  const client: Client = { socket, text: '', isClosed: false };
  clients.push(client);
  socket.on('data', (chunk) => (client.text += chunk.toString()));
  socket.on('error', () => undefined);
  socket.on('close', () => (client.isClosed = true));
  socket.write(text);
  return client;
}
const untilAsked = (count: number) => eventually(() => Promise.resolve(expect(asked).toHaveLength(count)));
const answerAll = () => {
  for (const { response } of asked) response.end('bien');
};
const answered = (client: Client, text: RegExp | string) =>
  eventually(() => Promise.resolve(expect(client.text).toMatch(text)));

test('a connection has so many unanswered requests, and is hung up on with the next', async () => {
  const patient = send(get.repeat(3));
  await untilAsked(3);
  answerAll();
  await answered(patient, /(bien.*){3}/s);
  patient.socket.write(get.repeat(3));
  await untilAsked(6);
  patient.socket.write(get);
  await eventually(() => Promise.resolve(expect(patient.isClosed).toBe(true)));
});

test('a connection that was reset behind its request is nobody’s, and ends nothing', async () => {
  const limited = limitPending(() => asked.push({} as never), new Visitors([]));
  const socket = { destroyed: false, remoteAddress: undefined, destroy: jest.fn() };
  limited({ socket, headers: {} } as unknown as IncomingMessage, new EventEmitter() as unknown as ServerResponse);
  expect(socket.destroy).toHaveBeenCalledTimes(1);
  expect(asked).toEqual([]);
});

test('of what comes in one piece nothing is worked on after the first that is too many', async () => {
  const flood = send(get.repeat(2000));
  await eventually(() => Promise.resolve(expect(flood.isClosed).toBe(true)));
  expect(asked).toHaveLength(3);
});

test('answers that wait behind another one are closed with their connection', async () => {
  send(get.repeat(4));
  await untilAsked(3);
  await eventually(() => Promise.resolve(expect(closed).toBe(3)));
});

test('over the ceiling of the process a request is 503 before any work, until others are answered', async () => {
  for (let count = 0; count < 4; count += 1) send(get);
  await untilAsked(4);
  const refused = send(get);
  await answered(refused, /^HTTP\/1.1 503 .*retry-after: 2\r\n.*"code":"busy"/is);
  await eventually(() => Promise.resolve(expect(refused.isClosed).toBe(true)));
  expect(asked).toHaveLength(4);
  const probe = send(get.replace('/', '/health/live'));
  await untilAsked(5);
  answerAll();
  await answered(probe, '200');
  const next = send(get);
  await untilAsked(6);
  answerAll();
  await answered(next, 'bien');
});

test('who hangs up leaves work behind, which counts a moment longer', async () => {
  for (let count = 0; count < 4; count += 1) send(get);
  await untilAsked(4);
  for (const { socket } of clients) socket.destroy();
  await eventually(() => Promise.resolve(expect(closed).toBe(4)));
  await answered(send(get), '503');
  await eventually(async () => {
    const later = send(get);
    // On a busy machine one that was sent before may come in meanwhile: it had room, too.
    await eventually(() => Promise.resolve(expect(asked.length).toBeGreaterThan(4)), 100).catch(() => undefined);
    expect(later.text).toBe('');
    expect(asked.length).toBeGreaterThan(4);
  });
});

test('event streams, and bodies that still come, keep nobody out', async () => {
  for (let count = 0; count < 4; count += 1) send(get);
  await untilAsked(4);
  for (const { response } of asked) countApart(response);
  const bodies = Array.from({ length: 6 }, () => send(post));
  await untilAsked(10);
  for (const { request } of asked) request.resume();
  for (const { socket } of bodies.slice(0, 4)) socket.write('345');
  await eventually(async () => {
    await answered(send(get), '503');
  });
});

test('a request that names two hosts is known by it', async () => {
  send(get.replace('Host: x', 'Host: x\r\nhOst: y'));
  send(get);
  await untilAsked(2);
  expect(asked.map(({ request }) => namesSeveralHosts(request)).sort()).toEqual([false, true]);
});
