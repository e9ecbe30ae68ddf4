import { describe, expect, test } from '@jest/globals';
import { type BufferedBody, BufferedBodies } from '../../src/gateway/buffered-bodies.ts';

describe('buffered bodies', () => {
  const KILOBYTE = 1024;
  const MEGABYTE = 1024 * KILOBYTE;
  /** A body of a megabyte, with its request. */
  const REST = MEGABYTE - 8 * KILOBYTE;

  let milliseconds = 0;
  const newBodies = () => new BufferedBodies(() => milliseconds);

  function megabyte(bodies: BufferedBodies, sender: string): BufferedBody {
    const body = bodies.add(sender);
    body.grow(REST);
    return body;
  }
  async function isDropped({ dropped }: BufferedBody): Promise<boolean> {
    let kind = '';
    dropped.catch((error: { kind: string }) => (kind = error.kind));
    await new Promise((resolve) => setImmediate(resolve));
    return kind === 'too-slow';
  }

  test('a sender has two megabytes in memory, and others have theirs', () => {
    const bodies = newBodies();
    const first = megabyte(bodies, 'a');
    megabyte(bodies, 'a');
    expect(() => bodies.add('a')).toThrow(expect.objectContaining({ kind: 'rate-limited', retryAfterSeconds: 5 }));
    megabyte(bodies, 'b');
    first.giveBack();
    first.giveBack();
    megabyte(bodies, 'a');
    expect(() => bodies.add('a')).toThrow();
  });

  test('all senders together have sixteen', () => {
    const bodies = newBodies();
    const given = Array.from({ length: 16 }, (_, sender) => megabyte(bodies, `sender ${sender}`));
    expect(() => bodies.add('another')).toThrow(expect.objectContaining({ kind: 'unavailable', retryAfterSeconds: 5 }));
    given[0]?.giveBack();
    megabyte(bodies, 'another');
  });

  test('what is announced and does not come takes no room but that of its request', () => {
    const bodies = newBodies();
    for (let count = 0; count < 200; count += 1) bodies.add('a').grow(1);
    bodies.add('a').grow(64 * KILOBYTE);
  });

  test('a long body is refused before it comes when its sender has no room for all of it, and takes none of others', () => {
    const bodies = newBodies();
    const given = Array.from({ length: 2 }, () => bodies.add('a', REST));
    expect(() => bodies.add('a', REST)).toThrow(expect.objectContaining({ kind: 'rate-limited' }));
    for (const body of given) body.grow(REST);
    for (let sender = 0; sender < 100; sender += 1) bodies.add(`sender ${sender}`, REST);
    for (const body of given) body.giveBack();
    bodies.add('a', REST);
  });

  test('where there is no room, the body that is furthest behind goes', async () => {
    const bodies = newBodies();
    const slowest = bodies.add('a');
    const slow = bodies.add('a');
    slow.grow(10 * KILOBYTE);
    const whole = bodies.add('a');
    whole.arrive();
    milliseconds += 2000;
    const fresh = Array.from({ length: 252 }, () => bodies.add('a'));
    expect(await isDropped(slowest)).toBe(true);
    expect(await isDropped(slow)).toBe(false);
    bodies.add('a').grow(10 * KILOBYTE);
    expect(await isDropped(slow)).toBe(true);
    // Nobody else is behind.
    expect(() => bodies.add('a').grow(64 * KILOBYTE)).toThrow(expect.objectContaining({ kind: 'rate-limited' }));
    for (const body of [whole, ...fresh]) expect(await isDropped(body)).toBe(false);
    expect(() => slow.grow(1)).toThrow(expect.objectContaining({ kind: 'too-slow' }));
  });

  test('a sender with little is not kept out by many who send nothing', async () => {
    const bodies = newBodies();
    const idle = Array.from({ length: 2048 }, (_, at) => bodies.add(`sender ${at % 16}`));
    milliseconds += 1000;
    const body = bodies.add('another');
    body.grow(16 * KILOBYTE);
    const gone = await Promise.all(idle.map((one) => isDropped(one)));
    expect(gone.filter(Boolean)).toHaveLength(3);
  });
});
