import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { BusyError } from '@bitacora/kernel';
import { Logger } from '@nestjs/common';
import { ExecutionContextHost } from '@nestjs/core/helpers/execution-context-host.js';
import { ErrorFilter } from '../../src/http/error-filter.ts';

let logged: jest.Spied<typeof Logger.prototype.error>;
beforeEach(() => {
  logged = jest.spyOn(Logger.prototype, 'error').mockReturnValue();
});
afterEach(() => logged.mockRestore());

/** What a client is told of an error that a library throws with a status. */
const toldOf = (statusCode: number) => told(Object.assign(new Error('secret'), { statusCode }));

const record = jest.fn();
const filter = new ErrorFilter({ record } as never);

function told(error: Error) {
  const answer: { status?: number; body?: unknown } = {};
  const reply = {
    sent: false,
    header: () => reply,
    status(status: number) {
      answer.status = status;
      return reply;
    },
    send(body: unknown) {
      answer.body = body;
      return reply;
    },
  };
  const request = { id: 'request-1', headers: {}, method: 'GET', routeOptions: {} };
  filter.catch(error, new ExecutionContextHost([request, reply]));
  return answer;
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

test('too much at once is no failure of ours: however often a stranger brings it about, it is one line and no stack', () => {
  for (let count = 0; count < 20; count += 1) expect(told(new BusyError(2, 'Espere')).status).toBe(503);
  expect(logged).not.toHaveBeenCalled();
  expect(record.mock.calls).toEqual([['limit-reached', { network: 'unknown', reason: 'work-at-once' }]]);
});
