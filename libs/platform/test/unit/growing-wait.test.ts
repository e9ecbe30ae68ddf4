import { FixedClock } from '@bitacora/kernel';
import { describe, expect, test } from '@jest/globals';
import type { Attempts } from '../../src/limits/attempt-rule.ts';
import { GrowingWait } from '../../src/limits/growing-wait.ts';

const MINUTE = 60_000;

/** Waits before each of the next attempts, each made as soon as it is let through. */
function waits(count: number): number[] {
  const clock = new FixedClock('2026-11-21T15:00:00Z');
  const rule = new GrowingWait(5);
  let attempts: Attempts | null = null;
  return Array.from({ length: count }, () => {
    const wait = rule.waitFor(attempts, clock.now());
    clock.advance(wait);
    attempts = rule.after(attempts, clock.now());
    return wait / MINUTE;
  });
}

describe('a growing wait', () => {
  test('lets five attempts pass, then doubles up to fifteen minutes', () => {
    expect(waits(13)).toEqual([0, 0, 0, 0, 0, 0.5, 1, 2, 4, 8, 15, 15, 15]);
  });

  test('runs out with the clock', () => {
    const clock = new FixedClock('2026-11-21T15:00:00Z');
    const rule = new GrowingWait(5);
    const attempts = { count: 6, lastAt: clock.now() };
    expect(rule.waitFor(attempts, clock.now())).toBe(MINUTE);
    clock.advance(MINUTE - 1);
    expect(rule.waitFor(attempts, clock.now())).toBe(1);
    clock.advance(1);
    expect(rule.waitFor(attempts, clock.now())).toBe(0);
  });

  test('forgets an hour after the last attempt, not before', () => {
    const clock = new FixedClock('2026-11-21T15:00:00Z');
    const rule = new GrowingWait(5);
    const attempts = { count: 40, lastAt: clock.now() };
    clock.advance(60 * MINUTE - 1);
    expect(rule.after(attempts, clock.now()).count).toBe(41);
    clock.advance(1);
    expect(rule.after(attempts, clock.now()).count).toBe(1);
  });
});
