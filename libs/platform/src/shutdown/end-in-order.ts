import type { INestApplicationContext } from '@nestjs/common';

/** Shorter than the ten seconds after which whoever asked ends us by force, and longer than the grace of Shutdown. */
const LONGEST_END_MILLISECONDS = 9000;

/**
 * Ends the process in order when it is told to (SIGTERM, SIGINT) or when the launcher that spawned it is gone, with exit
 * code 0; when that takes too long, with 1 and a word about it. Before `serves` was called there is nothing to close.
 */
export class EndInOrder {
  private app: INestApplicationContext | null = null;
  private isUnderWay = false;

  constructor(private readonly name: string) {
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void this.end());
    if (process.connected) process.once('disconnect', () => void this.end());
  }

  /** Whatever fails from now on fails because it ends. */
  get hasBegun(): boolean {
    return this.isUnderWay;
  }

  serves(app: INestApplicationContext): void {
    this.app = app;
  }

  private async end(): Promise<void> {
    if (this.isUnderWay) return;
    this.isUnderWay = true;
    setTimeout(() => this.give(`did not end within ${LONGEST_END_MILLISECONDS / 1000} s`), LONGEST_END_MILLISECONDS);
    try {
      await this.app?.close();
    } catch (error) {
      this.give(`did not end in order: ${String(error)}`);
    }
    process.exit(0);
  }

  private give(reason: string): never {
    process.stderr.write(`${this.name} ${reason}\n`);
    process.exit(1);
  }
}
