import { expect, test } from '@jest/globals';
import { countPending } from '../../src/platform/demo-data.ts';

const metrics = (counts: Record<string, number>) =>
  Object.entries(counts)
    .map(([name, value]) => `# HELP ${name} words\n# TYPE ${name} gauge\n${name}{process="journeys"} ${value}`)
    .join('\n');
const quiet = { demo_data_pending: 0, outbox_waiting: 0, events_queued: 0, events_waiting: 0 };

test('demo data has arrived when nothing is left to store, to send, to handle or to wait for', () => {
  expect(countPending(metrics(quiet))).toBe(0);
  for (const name of Object.keys(quiet)) {
    expect(countPending(metrics({ ...quiet, events_waiting_oldest_seconds: 9, [name]: 2 }))).toBe(2);
  }
});

test('metrics that do not say it do not say that it has arrived', () => {
  expect(countPending('')).toBeNull();
  expect(countPending(metrics({ outbox_waiting: 0, events_queued: 0, events_waiting: 0 }))).toBeNull();
});
