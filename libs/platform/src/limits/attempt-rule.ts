/** What is remembered of somebody's attempts. */
export interface Attempts {
  count: number;
  lastAt: Date;
}

/** How many attempts are let through, and when. */
export interface AttemptRule {
  /** Milliseconds until the next attempt is let through; 0 when it may come now. */
  waitFor(attempts: Attempts | null, now: Date): number;
  /** The attempts once another one is counted. */
  after(attempts: Attempts | null, now: Date): Attempts;
}
