import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { ExecutionContextHost } from '@nestjs/core/helpers/execution-context-host.js';
import { ErrorFilter } from '../../src/http/error-filter.ts';

let logged: jest.Spied<typeof Logger.prototype.error>;
beforeEach(() => {
  logged = jest.spyOn(Logger.prototype, 'error').mockReturnValue();
});
afterEach(() => logged.mockRestore());

/** What a client is told of an error that a library throws with a status. */
function toldOf(statusCode: number) {
  const told: { status?: number; body?: unknown } = {};
  const reply = {
    sent: false,
    header: () => reply,
    status(status: number) {
      told.status = status;
      return reply;
    },
    send(body: unknown) {
      told.body = body;
      return reply;
    },
  };
  const request = { id: 'request-1', headers: {}, method: 'GET', routeOptions: {} };
  const filter = new ErrorFilter({ record: () => undefined } as never);
  filter.catch(Object.assign(new Error('secret'), { statusCode }), new ExecutionContextHost([request, reply]));
  return told;
}

test('a refusal that is not ours keeps its status, and is no failure of ours', () => {
  expect(toldOf(416)).toMatchObject({ status: 416, body: { code: expect.any(String) } });
  expect(logged).not.toHaveBeenCalled();
});

test('a failure with a status of its own is one of ours, and tells nothing of it', () => {
  const { status, body } = toldOf(507);
  expect(status).toBe(500);
  expect(JSON.stringify(body)).not.toContain('secret');
  expect(logged).toHaveBeenCalled();
});
