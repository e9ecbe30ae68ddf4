import { Logger } from '@nestjs/common';

const LONGEST_REASON = 200;
/** How long it has to stay: connections come back one after the other, and some of them fail once more. */
const STEADY_MILLISECONDS = 3000;

function reasonOf(error: unknown): string {
  // An address with several names fails with an AggregateError, which says nothing itself.
  const first = error instanceof AggregateError ? (error.errors as unknown[])[0] : error;
  return String(first)
    .replace(/^Error: /, '')
    .slice(0, LONGEST_REASON);
}

/**
 * Says once when something that a process needs goes away, and once when it is back, however many tries fail between.
 * Several may report (a connection, a loop): it is away from the first that fails until all of those work again, and
 * go on working. How long it was away is not said: who asks rarely does not know.
 */
export class OutageLog {
  private readonly logger = new Logger('Outage');
  private readonly failing = new Set<string>();
  private isSaid = false;
  private settling: NodeJS.Timeout | null = null;

  /** `part` as the sentence says it: "the database", "the queue". */
  constructor(private readonly part: string) {}

  get isAway(): boolean {
    return this.failing.size > 0;
  }

  /** `who` tried and failed. */
  failed(who: string, error: unknown): void {
    this.failing.add(who);
    if (this.settling) clearTimeout(this.settling);
    this.settling = null;
    if (this.isSaid) return;
    this.isSaid = true;
    this.logger.warn(`${this.part} is away, and is tried with growing pauses: ${reasonOf(error)}`);
  }

  /** `who` does not try any more. */
  forget(who: string): void {
    if (!this.failing.delete(who) || this.isAway || this.settling) return;
    this.isSaid = false;
  }

  /** Nobody tries any more: what would still be said is not. */
  end(): void {
    if (this.settling) clearTimeout(this.settling);
    this.settling = null;
  }

  /** `who` tried and succeeded. */
  worked(who: string): void {
    if (!this.failing.delete(who) || this.isAway) return;
    this.settling = setTimeout(() => {
      this.settling = null;
      this.isSaid = false;
      this.logger.log(`${this.part} is back`);
    }, STEADY_MILLISECONDS);
    // No reason to keep a process that ends.
    this.settling.unref();
  }
}
