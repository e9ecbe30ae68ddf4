import { expect, test } from '@jest/globals';
import { BufferedBodies } from '../../src/gateway/buffered-bodies.ts';

const MEGABYTE = 1024 * 1024;

test('a line has two megabytes of bodies under way, and others have theirs', () => {
  const bodies = new BufferedBodies();
  bodies.take('a', MEGABYTE);
  const giveBack = bodies.take('a', MEGABYTE);
  expect(() => bodies.take('a', 1)).toThrow(expect.objectContaining({ kind: 'rate-limited', retryAfterSeconds: 5 }));
  bodies.take('b', MEGABYTE);
  giveBack();
  bodies.take('a', MEGABYTE);
});

test('all lines together have thirty-two', () => {
  const bodies = new BufferedBodies();
  const given = Array.from({ length: 32 }, (_, line) => bodies.take(`line ${line}`, MEGABYTE));
  expect(() => bodies.take('another', 1)).toThrow(
    expect.objectContaining({ kind: 'unavailable', retryAfterSeconds: 5 }),
  );
  given[0]?.();
  bodies.take('another', MEGABYTE);
});
