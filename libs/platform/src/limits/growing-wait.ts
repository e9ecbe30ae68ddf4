import { doubled } from '@bitacora/kernel';
import type { AttemptRule, Attempts } from './attempt-rule.ts';

const MINUTE = 60_000;
const FIRST_WAIT = MINUTE / 2;
const LONGEST_WAIT = 15 * MINUTE;
/** Later than the longest wait, so that waiting it out wins nothing. */
const FORGOTTEN_AFTER = 60 * MINUTE;

/**
 * Some attempts are free; each further one has to wait twice as long after the one before, up to a longest wait.
 * Attempts are forgotten an hour after the last one.
 */
export class GrowingWait implements AttemptRule {
  constructor(private readonly free: number) {}

  waitFor(attempts: Attempts | null, now: Date): number {
    if (!attempts || attempts.count < this.free) return 0;
    const wait = doubled(FIRST_WAIT, attempts.count - this.free, LONGEST_WAIT);
    return Math.max(0, attempts.lastAt.getTime() + wait - now.getTime());
  }

  after(attempts: Attempts | null, now: Date): Attempts {
    const isForgotten = !attempts || now.getTime() - attempts.lastAt.getTime() >= FORGOTTEN_AFTER;
    return { count: (isForgotten ? 0 : attempts.count) + 1, lastAt: now };
  }
}
