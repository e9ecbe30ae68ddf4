import { describe, expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { envelopeSchema, type EventName, events, isEventName } from '../../src/index.ts';

/**
 * Envelopes as processes once wrote them, which may still wait in a queue, an outbox or a dead letter. They are never
 * edited: when an event grows, a sample of the new shape is added beside the old ones (architecture#events).
 */
const samples = JSON.parse(readFileSync(join(import.meta.dirname, '../samples/events.v1.json'), 'utf8')) as Record<
  string,
  unknown[]
>;

const sealed = /secret|password|token|uid"/i;

test('every event has a sample, and every sample an event', () => {
  expect(Object.keys(samples).sort()).toEqual((Object.keys(events) as EventName[]).sort());
});

describe.each(Object.entries(samples))('%s', (name, envelopes) => {
  test('every envelope ever written still reads', () => {
    for (const envelope of envelopes) {
      const { name: written, data } = envelopeSchema.parse(envelope);
      expect(written).toBe(name);
      if (!isEventName(written)) throw new Error(`${written} is no event`);
      // Nothing of what was written is lost by reading it.
      expect(events[written].data.parse(data)).toEqual(data);
    }
  });

  test('carries no secret in the open', () => {
    for (const { data } of envelopes as { data: object }[]) {
      expect(Object.keys(data).filter((key) => sealed.test(key))).toEqual([]);
    }
  });
});
