import { BusyError, ForeignError } from '@bitacora/kernel';
import { eventually } from '@bitacora/testing/stories';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { ExecutionContextHost } from '@nestjs/core/helpers/execution-context-host.js';
import { FilePageFilter } from '../../src/files/file-page-filter.ts';

let logged: jest.Spied<typeof Logger.prototype.error>;
beforeEach(() => {
  logged = jest.spyOn(Logger.prototype, 'error').mockReturnValue();
});
afterEach(() => logged.mockRestore());

const record = jest.fn();
const filter = new FilePageFilter(
  { isOurs: () => false } as never,
  {} as never,
  { agency: () => Promise.resolve(null) } as never,
  { PUBLIC_URL: 'https://agencia.example' } as never,
  { record } as never,
);

/** The status of the page that a browser is shown. */
async function shown(error: Error): Promise<number> {
  const answer = { status: 0, isSent: false };
  const reply = {
    sent: false,
    header: () => reply,
    headers: () => reply,
    type: () => reply,
    status(status: number) {
      answer.status = status;
      return reply;
    },
    send() {
      answer.isSent = true;
      return reply;
    },
  };
  const request = {
    method: 'GET',
    headers: { accept: 'text/html' },
    params: { id: 'a' },
    query: {},
    routeOptions: { url: '/api/v1/files/:id' },
  };
  filter.catch(error, new ExecutionContextHost([request, reply]));
  await eventually(() => Promise.resolve(expect(answer.isSent).toBe(true)));
  return answer.status;
}

test('a failure of ours is in the log, whoever is shown a page', async () => {
  expect(await shown(new Error('broken'))).toBe(500);
  expect(logged).toHaveBeenCalled();
});

test('downloads that are too many are one line for people too, and no stack', async () => {
  for (let count = 0; count < 3; count += 1) expect(await shown(new BusyError(2, 'Espere'))).toBe(503);
  expect(logged).not.toHaveBeenCalled();
  expect(record.mock.calls).toEqual([['limit-reached', { network: 'unknown', reason: 'work-at-once' }]]);
});

test('whoever opens a file of somebody else is in the security log, as a program is', async () => {
  record.mockClear();
  expect(await shown(new ForeignError())).toBe(404);
  expect(record.mock.calls).toEqual([['access-refused', { reason: 'not_found: GET /api/v1/files/:id' }]]);
});
