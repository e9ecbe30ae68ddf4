import { Logger } from '@nestjs/common';

const LONGEST_REASON = 200;

function reasonOf(error: unknown): string {
  // An address with several names fails with an AggregateError, which says nothing itself.
  const first = error instanceof AggregateError ? (error.errors as unknown[])[0] : error;
  return String(first)
    .replace(/^Error: /, '')
    .slice(0, LONGEST_REASON);
}

/**
 * Says once when something that a process needs goes away, and once when it is back, however many tries fail between.
 * Several may report (a connection, a loop): it is away from the first that fails until all of those work again.
 */
export class OutageLog {
  private readonly logger = new Logger('Outage');
  private readonly failing = new Set<string>();
  private since = 0;

  /** `part` as the sentence says it: "the database", "the broker". */
  constructor(private readonly part: string) {}

  get isAway(): boolean {
    return this.failing.size > 0;
  }

  /** `who` tried and failed. */
  failed(who: string, error: unknown): void {
    if (!this.isAway) {
      this.since = Date.now();
      this.logger.warn(`${this.part} is away, and is tried with growing pauses: ${reasonOf(error)}`);
    }
    this.failing.add(who);
  }

  /** `who` does not try any more. */
  forget(who: string): void {
    this.failing.delete(who);
  }

  /** `who` tried and succeeded. */
  worked(who: string): void {
    if (!this.failing.delete(who) || this.isAway) return;
    // As loud as the going: whoever was woken by that one looks for this one.
    this.logger.warn(`${this.part} is back after ${Math.round((Date.now() - this.since) / 1000)} s`);
  }
}
