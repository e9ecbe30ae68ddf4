import { eventually } from '@bitacora/testing/stories';
import { afterEach, expect, test } from '@jest/globals';
import { createServer, IncomingMessage, request as ask, type Server, ServerResponse } from 'node:http';
import { type AddressInfo, Socket } from 'node:net';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pacedDownload } from '../../src/files/paced-download.ts';

const PIECE = 64 * 1024;
let servers: Server[] = [];
afterEach(() => {
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
  servers = [];
});

/** A store that has no end, or so many pieces; and how many were read. */
function storeOf(pieces = Infinity) {
  let count = 0;
  const source = new Readable({
    read() {
      count += 1;
      this.push(count > pieces ? null : Buffer.alloc(PIECE, 'x'));
    },
  });
  return { source, read: () => count };
}

interface Download {
  /** Unread. */
  answer: IncomingMessage;
  response: ServerResponse;
  /** How often its place was given back. */
  overs(): number;
}

/** Asks a server that answers with the file. */
async function download(
  source: Readable,
  windowMilliseconds: number,
  firstWindowMilliseconds = windowMilliseconds,
): Promise<Download> {
  let overs = 0;
  const { promise, resolve } = Promise.withResolvers<ServerResponse>();
  const server = createServer((_request, response) => {
    const place = { bytes: 0, giveBack: () => (overs += 1) };
    const pace = { firstWindowMilliseconds, windowMilliseconds, leastBytes: PIECE };
    pacedDownload(source, response, place, pace).pipe(response);
    resolve(response);
  });
  servers.push(server);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  const answer = await new Promise<IncomingMessage>((answered, reject) => {
    ask({ port, host: '127.0.0.1' }, answered).on('error', reject).end();
  });
  answer.on('error', () => undefined);
  return { answer, response: await promise, overs: () => overs };
}
const soon = (check: () => void) => eventually(() => Promise.resolve(check()));

test('a file arrives whole', async () => {
  const { answer, overs } = await download(storeOf(50).source, 60_000);
  expect((await buffer(answer)).length).toBe(50 * PIECE);
  await soon(() => expect(overs()).toBe(1));
});

test('others have their turn between two pieces', async () => {
  const { source, read } = storeOf(50);
  const readInTurns: number[] = [];
  let [before, isOver] = [0, false];
  const turn = () => {
    readInTurns.push(read() - before);
    before = read();
    if (!isOver) setImmediate(turn);
  };
  turn();
  const { answer } = await download(source, 60_000);
  await buffer(answer);
  isOver = true;
  expect(read()).toBe(51);
  expect(Math.max(...readInTurns)).toBeLessThanOrEqual(3);
});

test('of many downloads one piece moves in a turn', async () => {
  const places = Array.from({ length: 8 }, () => ({ bytes: 0, giveBack: () => undefined }));
  const moved = () => places.reduce((sum, { bytes }) => sum + bytes / PIECE, 0);
  const movedInTurns: number[] = [];
  let [before, isOver] = [0, false];
  const turn = () => {
    movedInTurns.push(moved() - before);
    before = moved();
    if (!isOver) setImmediate(turn);
  };
  turn();
  await Promise.all(
    places.map(async (place) => {
      const response = new ServerResponse(new IncomingMessage(new Socket()));
      await buffer(pacedDownload(storeOf(20).source, response, place));
      response.emit('close');
    }),
  );
  isOver = true;
  expect(moved()).toBe(160);
  // Seen from outside: at the end of one turn, and at the beginning of the next.
  expect(Math.max(...movedInTurns)).toBeLessThanOrEqual(2);
});

test('one that its reader does not take is ended, and nothing is read for it any more', async () => {
  const { source, read } = storeOf();
  const { answer, response } = await download(source, 100);
  answer.pause();
  await soon(() => expect(response.destroyed).toBe(true));
  await soon(() => expect(source.destroyed).toBe(true));
  const count = read();
  await new Promise((resolve) => setImmediate(resolve));
  expect(read()).toBe(count);
});

test('the first window, of which the network takes the most, has a length of its own', async () => {
  const { source } = storeOf();
  const { answer, response } = await download(source, 10, 60_000);
  answer.pause();
  await soon(() => expect(response.writableNeedDrain).toBe(true));
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(response.destroyed).toBe(false);
});

test('one that its store does not send is not its reader’s fault', async () => {
  const source = new Readable({ read() {} });
  source.push(Buffer.alloc(10));
  const { answer, response } = await download(source, 20);
  // One of the same windows, which its reader does not take, is ended meanwhile.
  const { answer: untaken, response: ended } = await download(storeOf().source, 20);
  untaken.pause();
  await soon(() => expect(ended.destroyed).toBe(true));
  expect(response.destroyed).toBe(false);
  source.push(null);
  expect((await buffer(answer)).length).toBe(10);
});

test('who goes away leaves nothing open', async () => {
  const { source } = storeOf();
  const { answer, overs } = await download(source, 60_000);
  answer.destroy();
  await soon(() => expect([source.destroyed, overs()]).toEqual([true, 1]));
});
