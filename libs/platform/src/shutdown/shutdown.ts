import { setTimeout as wait } from 'node:timers/promises';

/** What is under way when a process is told to end may take this long. */
const GRACE_MILLISECONDS = 4000;
/** For what fails by the cut to say so. */
const AFTERMATH_MILLISECONDS = 500;

/**
 * The end of a process, in order and in time. From its beginning what is under way has a grace to finish; what then still
 * hangs, on a server that does not answer or a client that does not read, is cut off.
 */
export class Shutdown {
  private readonly cuts: (() => void)[] = [];
  private grace: Promise<void> | null = null;

  get hasBegun(): boolean {
    return this.grace !== null;
  }

  /** Called once, when the grace is over. */
  onGraceOver(cut: () => void): void {
    this.cuts.push(cut);
  }

  /** Starts the grace; later calls change nothing. */
  begin(): void {
    this.grace ??= wait(GRACE_MILLISECONDS, undefined, { ref: false }).then(() => {
      for (const cut of this.cuts) cut();
      return wait(AFTERMATH_MILLISECONDS, undefined, { ref: false });
    });
  }

  /** Waits for the end of what is under way, and no longer than the grace. Never rejects. */
  async inGrace(work: Promise<unknown>): Promise<void> {
    this.begin();
    await Promise.race([work.catch(() => undefined), this.grace]);
  }
}
