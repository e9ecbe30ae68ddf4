import { beforeEach, expect, jest, test } from '@jest/globals';
import { type Share, RefusalLog } from '../../src/http/refusal-log.ts';
import type { SecurityLog } from '../../src/logging/security-log.ts';

const record = jest.fn<SecurityLog['record']>();
let now: number;
let log: RefusalLog;

beforeEach(() => {
  record.mockClear();
  now = 1_000_000;
  log = new RefusalLog(() => now);
  log.writeTo({ record });
});

const note = (network: string, share: Share = 'requests-at-once') => log.note({ network }, share);

test('who had more than a share is one line a minute, with the network and what it was', () => {
  for (let count = 0; count < 50; count += 1) note('203.0.113.x');
  note('203.0.113.x', 'unread-answers');
  note('198.51.100.x');
  const line = (network: string, reason: Share) => ['limit-reached', { network, reason }];
  expect(record.mock.calls).toEqual([
    line('203.0.113.x', 'requests-at-once'),
    line('203.0.113.x', 'unread-answers'),
    line('198.51.100.x', 'requests-at-once'),
  ]);
  now += 60_000;
  note('203.0.113.x');
  expect(record.mock.calls).toHaveLength(4);
});

test('of however many strangers there are a hundred lines a minute', () => {
  const flood = () => {
    for (let count = 0; count < 1000; count += 1) note(`2001:db8:${count}::x`);
  };
  flood();
  expect(record).toHaveBeenCalledTimes(100);
  now += 60_000;
  flood();
  expect(record).toHaveBeenCalledTimes(200);
});
