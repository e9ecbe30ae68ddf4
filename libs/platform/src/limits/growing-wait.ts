import { doubled } from '@bitacora/kernel';
import type { AttemptRule, Attempts } from './attempt-rule.ts';

const MINUTE = 60_000;

/**
 * Some attempts are free; each further one has to wait twice as long after the one before, up to a longest wait.
 * Attempts are forgotten some time after the last one, later than the longest wait, so that waiting it out wins nothing.
 */
export class GrowingWait implements AttemptRule {
  constructor(
    private readonly free: number,
    private readonly first = MINUTE / 2,
    private readonly longest = 15 * MINUTE,
    private readonly forgottenAfter = 60 * MINUTE,
  ) {}

  waitFor(attempts: Attempts | null, now: Date): number {
    if (!attempts || attempts.count < this.free) return 0;
    const wait = doubled(this.first, attempts.count - this.free, this.longest);
    return Math.max(0, attempts.lastAt.getTime() + wait - now.getTime());
  }

  after(attempts: Attempts | null, now: Date): Attempts {
    const isForgotten = !attempts || now.getTime() - attempts.lastAt.getTime() >= this.forgottenAfter;
    return { count: (isForgotten ? 0 : attempts.count) + 1, lastAt: now };
  }
}
