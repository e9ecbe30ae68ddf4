import { Logger } from '@nestjs/common';
import { growingPause } from './growing-pause.ts';

/** What the work needs is on its way: it is tried again without a word. */
export class NotYetError extends Error {}

/** Work that has to come through once, such as filling a table at the start: tried with growing pauses until it does. */
export class PersistentTask {
  private readonly logger = new Logger('Task');
  private readonly underWay = new Set<Promise<void>>();
  private attempts = 0;
  private retry: NodeJS.Timeout | null = null;
  private isStopping = false;
  private hasSucceeded = false;
  private hasWarned = false;

  /** `words` go before the reason in the one line that says that it comes later: "demo data comes later". */
  constructor(
    private readonly words: string,
    private readonly work: () => Promise<void>,
  ) {}

  get isDone(): boolean {
    return this.hasSucceeded;
  }

  /** Tries now; resolves after this try, and never rejects. */
  async run(): Promise<void> {
    if (this.isStopping) return;
    const attempt = this.attempt();
    this.underWay.add(attempt);
    await attempt;
    this.underWay.delete(attempt);
  }

  /** Tries no more; resolves when what is under way is over. */
  async stop(): Promise<void> {
    this.isStopping = true;
    if (this.retry) clearTimeout(this.retry);
    await Promise.all(this.underWay);
  }

  private async attempt(): Promise<void> {
    this.attempts += 1;
    try {
      await this.work();
      this.hasSucceeded = true;
    } catch (error) {
      if (this.isStopping) return;
      if (!(error instanceof NotYetError)) this.warnOnce(error);
      this.retry = setTimeout(() => void this.run(), growingPause(this.attempts));
    }
  }
  private warnOnce(error: unknown): void {
    if (!this.hasWarned) this.logger.warn(`${this.words}: ${String(error)}`);
    this.hasWarned = true;
  }
}
