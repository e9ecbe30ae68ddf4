import type { AttemptRule, Attempts } from './attempt-rule.ts';

const HOUR = 60 * 60 * 1000;

/**
 * Some attempts are free in a stretch of time, an hour by default, and come back one by one: after twenty at once the
 * next one is let through three minutes later.
 */
export class HourlyAllowance implements AttemptRule {
  /** Milliseconds after which one attempt is forgotten. */
  private readonly interval: number;

  constructor(
    private readonly free: number,
    stretch = HOUR,
  ) {
    this.interval = stretch / free;
  }

  waitFor(attempts: Attempts | null, now: Date): number {
    const { count, lastAt } = this.remembered(attempts, now);
    return count < this.free ? 0 : lastAt.getTime() + this.interval - now.getTime();
  }

  after(attempts: Attempts | null, now: Date): Attempts {
    const { count, lastAt } = this.remembered(attempts, now);
    return { count: count + 1, lastAt };
  }

  /** What is not forgotten yet; `lastAt` is since when the next one is being forgotten. */
  private remembered(attempts: Attempts | null, now: Date): Attempts {
    if (!attempts || attempts.count <= 0) return { count: 0, lastAt: now };
    const forgotten = Math.floor((now.getTime() - attempts.lastAt.getTime()) / this.interval);
    const count = attempts.count - forgotten;
    if (count <= 0) return { count: 0, lastAt: now };
    return { count, lastAt: new Date(attempts.lastAt.getTime() + forgotten * this.interval) };
  }
}
