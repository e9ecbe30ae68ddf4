import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { OutageLog } from '../../src/outages/outage-log.ts';

let said: string[];
let outage: OutageLog;

beforeEach(() => {
  jest.useFakeTimers();
  said = [];
  outage = new OutageLog('the queue');
  for (const level of ['log', 'warn'] as const)
    jest
      .spyOn(Logger.prototype, level)
      .mockImplementation((words: unknown) => void said.push(`${level} ${String(words)}`));
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

const AWAY = 'warn the queue is away, and is tried with growing pauses: ECONNREFUSED';
const BACK = 'log the queue is back';

test('what goes away is a warning, and that it is back is none', () => {
  outage.failed('connection 1', 'ECONNREFUSED');
  outage.failed('connection 1', 'ECONNREFUSED');
  expect(said).toEqual([AWAY]);
  outage.worked('connection 1');
  jest.advanceTimersByTime(10_000);
  expect(said).toEqual([AWAY, BACK]);
});

test('connections that go and come one after the other are one outage', () => {
  outage.failed('connection 1', 'ECONNREFUSED');
  outage.worked('connection 1');
  jest.advanceTimersByTime(500);
  outage.failed('connection 2', 'ECONNREFUSED');
  jest.advanceTimersByTime(60_000);
  expect(said).toEqual([AWAY]);
  outage.worked('connection 2');
  jest.advanceTimersByTime(10_000);
  expect(said).toEqual([AWAY, BACK]);
  outage.failed('connection 1', 'ECONNREFUSED');
  expect(said).toEqual([AWAY, BACK, AWAY]);
});

test('what nobody tries any more is no outage that later ones hide behind', () => {
  outage.failed('connection 1', 'ECONNREFUSED');
  outage.forget('connection 1');
  jest.advanceTimersByTime(10_000);
  outage.failed('connection 2', 'ECONNREFUSED');
  expect(said).toEqual([AWAY, AWAY]);
});
