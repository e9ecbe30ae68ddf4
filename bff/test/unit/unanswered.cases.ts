import { describe, expect, test } from '@jest/globals';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { unanswered } from '../../src/gateway/unanswered.ts';

describe('unanswered', () => {
  /** Where nobody listens: the port was free a moment ago. */
  async function closedAddress(): Promise<string> {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    // It listens at a port.
    const { port } = server.address() as AddressInfo;
    server.close();
    await once(server, 'close');
    return `http://127.0.0.1:${port}`;
  }

  const failureOf = async (address: string): Promise<unknown> => {
    try {
      return await fetch(address, { method: 'POST' });
    } catch (error) {
      return error;
    }
  };

  test('a write that reached no service is known not to be done', async () => {
    const refused = await failureOf(await closedAddress());
    expect(unanswered(refused, 'POST')).toMatchObject({ kind: 'unavailable', code: 'service_unavailable' });
  });

  test('of a write that was given up nobody knows, and a read is only asked again', () => {
    const givenUp = new DOMException('too slow', 'TimeoutError');
    expect(unanswered(givenUp, 'PATCH')).toMatchObject({ kind: 'unavailable', code: 'outcome_unknown' });
    expect(unanswered(givenUp, 'GET')).toMatchObject({ code: 'service_unavailable' });
  });
});
