import { eventually } from '@bitacora/testing/stories';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { createHttpServer } from '../../src/http/create-http-server.ts';
import { inTurn } from '../../src/http/in-turn.ts';
import { limitUnread } from '../../src/http/limit-unread.ts';
import { Visitors } from '../../src/http/visitors.ts';

const MEGABYTE = 1024 * 1024;
/** More than the network itself holds of a connection. */
const LARGE = 32 * MEGABYTE;

let server: Server;
let asked: { path: string; response: ServerResponse }[];
let sockets: Socket[];

beforeEach(() => {
  [asked, sockets] = [[], []];
});
afterEach(() => {
  for (const socket of sockets) socket.destroy();
  server.closeAllConnections();
  server.close();
});

const keep: RequestListener = ({ url = '' }, response) => void asked.push({ path: url, response });

async function listen(handle: RequestListener | Server): Promise<void> {
  server = typeof handle === 'function' ? createServer(handle) : handle;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
}

/** Asks for the paths one right after the other, without waiting for answers, and takes none of them. */
function ask(visitor: string, ...paths: string[]): Socket {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  sockets.push(socket);
  socket.on('error', () => undefined);
  socket.pause();
  const heads = paths.map((path) => `GET ${path} HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: ${visitor}\r\n\r\n`);
  socket.write(heads.join(''));
  return socket;
}
const soon = (check: () => void) => eventually(() => Promise.resolve(check()));
const paths = () => asked.map(({ path }) => path);
const answer = (at: number, bytes: number) => asked[at]?.response.end(Buffer.alloc(bytes));

test('requests that are sent ahead are worked on one after the other, and answered in order', async () => {
  await listen(inTurn(keep));
  const ahead = ask('203.0.113.7', '/1', '/2', '/3');
  let text = '';
  ahead.on('data', (chunk) => (text += chunk.toString())).resume();
  // Whoever came later on another connection waits for none of them.
  await soon(() => expect(paths()).toEqual(['/1']));
  ask('203.0.113.7', '/other');
  await soon(() => expect(paths()).toEqual(['/1', '/other']));
  asked[0]?.response.end('uno');
  await soon(() => expect(paths()).toEqual(['/1', '/other', '/2']));
  asked[2]?.response.end('dos');
  await soon(() => expect(paths()).toEqual(['/1', '/other', '/2', '/3']));
  asked[3]?.response.end('tres');
  await soon(() => expect(text).toMatch(/uno.*dos.*tres/s));
});

test('the next request waits until the answer before it has been taken', async () => {
  await listen(inTurn(keep));
  const ahead = ask('203.0.113.7', '/1', '/2');
  await soon(() => expect(paths()).toEqual(['/1']));
  answer(0, LARGE);
  ask('203.0.113.7', '/later');
  await soon(() => expect(paths()).toEqual(['/1', '/later']));
  ahead.resume();
  await soon(() => expect(paths()).toEqual(['/1', '/later', '/2']));
});

test('what was sent ahead on a connection that is gone is not worked on', async () => {
  await listen(inTurn(keep));
  const gone = ask('203.0.113.7', '/1', '/2');
  await soon(() => expect(paths()).toEqual(['/1']));
  let isClosed = false;
  asked[0]?.response.once('close', () => (isClosed = true));
  gone.destroy();
  await soon(() => expect(isClosed).toBe(true));
  ask('203.0.113.7', '/later');
  await soon(() => expect(paths()).toEqual(['/1', '/later']));
});

test('of the answers that a visitor does not take so many bytes are kept; the next one is dropped', async () => {
  await listen(limitUnread(keep, new Visitors(['127.0.0.1']), LARGE + MEGABYTE));
  const dropped = (at: number) => asked[at]?.response.destroyed;
  const first = ask('203.0.113.7', '/');
  await soon(() => expect(asked).toHaveLength(1));
  answer(0, LARGE);
  ask('203.0.113.8', '/');
  await soon(() => expect(asked).toHaveLength(2));
  answer(1, LARGE);
  ask('203.0.113.7', '/');
  await soon(() => expect(asked).toHaveLength(3));
  answer(2, LARGE);
  await soon(() => expect(dropped(2)).toBe(true));
  expect([dropped(0), dropped(1)]).toEqual([false, false]);
  // What has been taken does not count.
  first.resume();
  await soon(() => expect(asked[0]?.response.writableFinished).toBe(true));
  ask('203.0.113.7', '/');
  await soon(() => expect(asked).toHaveLength(4));
  answer(3, LARGE);
  await soon(() => expect(asked[3]?.response.writableEnded).toBe(true));
  expect(dropped(3)).toBe(false);
});

test('the many addresses of one wide IPv6 network leave as much as three visitors, and the next one is dropped', async () => {
  await listen(limitUnread(keep, new Visitors(['127.0.0.1']), 11 * MEGABYTE));
  for (let count = 0; count < 4; count += 1) {
    ask(`2001:db8:1:${count}::1`, '/');
    await soon(() => expect(asked).toHaveLength(count + 1));
    answer(count, 10 * MEGABYTE);
  }
  await soon(() => expect(asked[3]?.response.destroyed).toBe(true));
  ask('2001:db8:2:1::1', '/');
  await soon(() => expect(asked).toHaveLength(5));
  answer(4, 10 * MEGABYTE);
  await soon(() => expect(asked[4]?.response.writableEnded).toBe(true));
  expect([0, 1, 2, 4].map((at) => asked[at]?.response.destroyed)).toEqual([false, false, false, false]);
});

test('the server of who answers strangers does both', async () => {
  await listen(createHttpServer(keep, new Visitors([])));
  ask('203.0.113.7', '/1', '/2');
  await soon(() => expect(paths()).toEqual(['/1']));
  ask('203.0.113.8', '/later');
  await soon(() => expect(paths()).toEqual(['/1', '/later']));
  answer(0, LARGE);
  await soon(() => expect(asked[0]?.response.destroyed).toBe(true));
});
