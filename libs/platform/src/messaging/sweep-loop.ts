const SWEEP_MILLISECONDS = 1000;

/** Work that waits for nobody: done when it is woken, and every second for what was left. One round at a time. */
export class SweepLoop {
  private isStopped = true;
  private isWoken = false;
  private endSleep: () => void = () => undefined;
  private running: Promise<void> = Promise.resolve();

  /** `work` answers whether the next round may follow at once when it was woken meanwhile; it must not throw. */
  constructor(private readonly work: (isStopping: () => boolean) => Promise<boolean>) {}

  start(): void {
    this.isStopped = false;
    this.running = this.run();
  }

  wake(): void {
    this.isWoken = true;
    this.endSleep();
  }

  /** Resolves when the round under way has ended. */
  async stop(): Promise<void> {
    this.isStopped = true;
    this.endSleep();
    await this.running;
  }

  private async run(): Promise<void> {
    while (!this.isStopped) {
      this.isWoken = false;
      const isWell = await this.work(() => this.isStopped);
      if (!this.isStopped && !(this.isWoken && isWell)) await this.sleep();
    }
  }

  private async sleep(): Promise<void> {
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, SWEEP_MILLISECONDS);
      this.endSleep = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}
