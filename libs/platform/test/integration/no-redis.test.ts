import { eventually, startTestProcess } from '@bitacora/testing';
import { afterEach, expect, jest, test } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { receiver } from './fixture/receiver.ts';

jest.setTimeout(60_000);

let server: Server;
afterEach(() => {
  jest.restoreAllMocks();
  server.close();
});

test('what answers where Redis should be and is none is said once, however often it is tried', async () => {
  let tries = 0;
  server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.once('data', () => {
      tries += 1;
      socket.end('HTTP/1.1 400 Bad Request\r\n\r\n', () => socket.destroy());
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `redis://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const said = jest.spyOn(Logger.prototype, 'warn').mockImplementation(() => undefined);
  const own = await startTestProcess(receiver, { environment: { REDIS_URL: url, QUEUE_DATABASE_URL: undefined } });
  try {
    await eventually(() => expect(tries).toBeGreaterThan(6), 30_000);
    const ofQueue = said.mock.calls.map(([words]) => String(words)).filter((words) => /queue/.test(words));
    expect(ofQueue).toEqual([expect.stringContaining('the queue is away')]);
  } finally {
    await own.stop();
  }
});
