import { eventually } from '@bitacora/testing/stories';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { createHttpServer } from '../../src/http/create-http-server.ts';
import { limitConnections } from '../../src/http/limit-connections.ts';
import { countApart, limitPending } from '../../src/http/pending-requests.ts';
import { Visitors } from '../../src/http/visitors.ts';
import type { SecurityLog } from '../../src/logging/security-log.ts';

const MEGABYTE = 1024 * 1024;

let server: Server;
let asked: ServerResponse[];
let clients: Client[];

interface Client {
  socket: Socket;
  text: string;
  isClosed: boolean;
}

const keep = (_: unknown, response: ServerResponse) => void asked.push(response);
const record = jest.fn<SecurityLog['record']>();
const visitorsBehind = (proxies: string[]) => {
  const visitors = new Visitors(proxies);
  visitors.refusals.writeTo({ record });
  return visitors;
};
const limited = (proxies: string[], [mostOfVisitor, mostOfAll] = [2, 100]) =>
  createServer(limitPending(keep, visitorsBehind(proxies), { mostOfSocket: 16, mostOfVisitor, mostOfAll }));

beforeEach(() => {
  [asked, clients] = [[], []];
  record.mockClear();
});
afterEach(() => {
  for (const { socket } of clients) socket.destroy();
  server.closeAllConnections();
  server.close();
});

async function listen(made: Server): Promise<void> {
  server = made;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
}

function send(text = ''): Client {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  const client: Client = { socket, text: '', isClosed: false };
  clients.push(client);
  socket.on('data', (chunk) => (client.text += chunk.toString()));
  socket.on('error', () => undefined);
  socket.on('close', () => (client.isClosed = true));
  if (text) socket.write(text);
  return client;
}
const get = (forwarded: string, path = '/') =>
  `GET ${path} HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: ${forwarded}\r\n\r\n`;
const soon = (check: () => void) => eventually(() => Promise.resolve(check()));
const untilAsked = (count: number) => soon(() => expect(asked).toHaveLength(count));
const busy = /^HTTP\/1.1 429 .*retry-after: 2\r\n.*"code":"throttled"/is;

describe('behind a proxy', () => {
  beforeEach(() => listen(limited(['127.0.0.1'])));

  test('a visitor who takes no answers uses up no share but the own one', async () => {
    for (let count = 0; count < 2; count += 1) send(get('203.0.113.7'));
    await untilAsked(2);
    const refused = send(get('203.0.113.7'));
    await soon(() => expect(refused.text).toMatch(busy));
    send(get('203.0.113.8'));
    await untilAsked(3);
    asked[0]?.end();
    await eventually(async () => {
      send(get('203.0.113.7'));
      await eventually(() => Promise.resolve(expect(asked).toHaveLength(4)), 200);
    });
  });

  test('who is refused is noted in the security log, by the network alone', async () => {
    for (let count = 0; count < 2; count += 1) send(get('203.0.113.7'));
    await untilAsked(2);
    expect(record).not.toHaveBeenCalled();
    const refused = [send(get('203.0.113.7')), send(get('203.0.113.7'))];
    await soon(() => expect(refused.every(({ text }) => busy.test(text))).toBe(true));
    const line = ['limit-reached', { reason: 'requests-at-once', network: '203.0.113.x' }];
    expect(record.mock.calls).toEqual([line]);
  });

  test('what a visitor says of itself moves it to no share of others', async () => {
    for (const invented of ['192.0.2.1', '192.0.2.2']) send(get(`${invented}, 203.0.113.7`));
    await untilAsked(2);
    const refused = send(get('192.0.2.3, 203.0.113.7'));
    await soon(() => expect(refused.text).toMatch(busy));
  });

  test('addresses of one IPv6 connection are one visitor', async () => {
    for (const address of ['2001:db8:1:2::1', '2001:db8:1:2::2']) send(get(address));
    await untilAsked(2);
    const refused = send(get('2001:db8:1:2::3'));
    await soon(() => expect(refused.text).toMatch(busy));
  });

  test('the many addresses of a customer with a wide IPv6 network have three shares, and others theirs', async () => {
    for (let count = 1; count <= 6; count += 1) send(get(`2001:db8:1:${count}::1`));
    await untilAsked(6);
    const refused = send(get('2001:db8:1:7::1'));
    await soon(() => expect(refused.text).toMatch(busy));
    send(get('2001:db8:2:7::1'));
    await untilAsked(7);
    for (const response of asked.slice(0, 2)) countApart(response);
    send(get('2001:db8:1:7::1'));
    await untilAsked(8);
  });

  test('addresses of version 4 share nothing with their neighbours', async () => {
    for (let count = 1; count <= 8; count += 1) send(get(`203.0.113.${count}`));
    await untilAsked(8);
  });

  test('bodies that still arrive are of the share, streams are not, and the probes of the process never wait', async () => {
    const post = get('203.0.113.7').replace('GET', 'POST').replace('\r\n\r\n', '\r\nContent-Length: 5\r\n\r\n12');
    for (let count = 0; count < 2; count += 1) send(post);
    await untilAsked(2);
    const refused = send(get('203.0.113.7'));
    await soon(() => expect(refused.text).toMatch(busy));
    for (const probe of ['/health/live', '/health/ready']) send(get('203.0.113.7', probe));
    await untilAsked(4);
    for (const response of asked) countApart(response);
    send(get('203.0.113.7'));
    await untilAsked(5);
  });
});

test('a few visitors who ask for much fill the process for themselves, until very many ask', async () => {
  await listen(limited(['127.0.0.1'], [10, 20]));
  const ask = (visitor: number, times: number) => {
    for (let count = 0; count < times; count += 1) send(get(`203.0.113.${visitor}`));
  };
  ask(1, 10);
  ask(2, 10);
  await untilAsked(20);
  ask(3, 8);
  await untilAsked(28);
  const refused = send(get('203.0.113.3'));
  await soon(() => expect(refused.text).toMatch(/^HTTP\/1.1 503 /));
  ask(4, 2);
  await untilAsked(30);
  const last = send(get('203.0.113.5'));
  await soon(() => expect(last.text).toMatch(/^HTTP\/1.1 503 /));
});

test('without a proxy that is trusted, what a request reports of its sender counts for nothing', async () => {
  await listen(limited([]));
  for (const address of ['203.0.113.7', '203.0.113.8']) send(get(address));
  await untilAsked(2);
  const refused = send(get('203.0.113.9'));
  await soon(() => expect(refused.text).toMatch(busy));
});

describe('connections', () => {
  const withConnections = (proxies: string[]) => {
    const made = createServer((_, response) => response.end('bien'));
    limitConnections(made, visitorsBehind(proxies), 3);
    return listen(made);
  };

  test('a visitor has a share of them, and the next one is closed until one of them is', async () => {
    await withConnections([]);
    const open = Array.from({ length: 3 }, () => send(get('')));
    await soon(() => expect(open.every(({ text }) => text.endsWith('bien'))).toBe(true));
    const more = send(get(''));
    await soon(() => expect(more.isClosed).toBe(true));
    expect(more.text).toBe('');
    expect(record.mock.calls).toEqual([['limit-reached', { reason: 'connections-at-once', network: '127.0.0.x' }]]);
    open[0]?.socket.destroy();
    await eventually(async () => {
      const next = send(get(''));
      await eventually(() => Promise.resolve(expect(next.text).toContain('bien')), 200);
    });
  });

  test('those of a trusted proxy are of everybody', async () => {
    await withConnections(['loopback']);
    const open = Array.from({ length: 8 }, () => send(get('203.0.113.7')));
    await soon(() => expect(open.every(({ text }) => text.endsWith('bien'))).toBe(true));
  });
});

describe('an answer that nobody takes', () => {
  const STILL = 300;

  test('is dropped with its connection once nothing has moved for a while', async () => {
    let isDropped = false;
    const large = Buffer.alloc(64 * MEGABYTE);
    const handle: RequestListener = (_, response) => {
      response.once('close', () => (isDropped = !response.writableFinished));
      response.end(large);
    };
    await listen(createHttpServer(handle, null, STILL));
    send(get('')).socket.pause();
    await soon(() => expect(isDropped).toBe(true));
  });

  test('is told from an event stream', async () => {
    const beats = (response: ServerResponse) => {
      const timer = setInterval(() => response.write('x'), STILL / 5);
      response.once('close', () => clearInterval(timer));
    };
    await listen(createHttpServer((_, response) => beats(response), null, STILL));
    const stream = send(get(''));
    // Each chunk is "1\r\nx\r\n": fifteen of them are three times what stillness would take.
    await soon(() => expect(stream.text.match(/\nx/g)?.length).toBeGreaterThan(15));
    expect(stream.isClosed).toBe(false);
  });
});
