import { FixedClock } from '@bitacora/kernel';
import { describe, expect, test } from '@jest/globals';
import type { Attempts } from '../../src/limits/attempt-rule.ts';
import { HourlyAllowance } from '../../src/limits/hourly-allowance.ts';

const MINUTE = 60_000;

/** Counts so many attempts, each as soon as it is let through, and answers how long each had to wait. */
function waits(rule: HourlyAllowance, clock: FixedClock, count: number, start: Attempts | null = null): number[] {
  let attempts = start;
  return Array.from({ length: count }, () => {
    const wait = rule.waitFor(attempts, clock.now());
    clock.advance(wait);
    attempts = rule.after(attempts, clock.now());
    return wait / MINUTE;
  });
}

describe('an hourly allowance', () => {
  test('lets so many attempts pass at once, and then one after the other', () => {
    const clock = new FixedClock('2026-11-21T15:00:00Z');
    expect(waits(new HourlyAllowance(4), clock, 7)).toEqual([0, 0, 0, 0, 15, 15, 15]);
  });

  test('is whole again an hour later', () => {
    const clock = new FixedClock('2026-11-21T15:00:00Z');
    const rule = new HourlyAllowance(4);
    const used: Attempts = { count: 4, lastAt: clock.now() };
    clock.advance(60 * MINUTE);
    expect(waits(rule, clock, 5, used)).toEqual([0, 0, 0, 0, 15]);
  });

  test('gives back bit by bit: half of it in half an hour', () => {
    const clock = new FixedClock('2026-11-21T15:00:00Z');
    const rule = new HourlyAllowance(4);
    const used: Attempts = { count: 4, lastAt: clock.now() };
    clock.advance(35 * MINUTE);
    expect(waits(rule, clock, 3, used)).toEqual([0, 0, 10]);
  });
});
