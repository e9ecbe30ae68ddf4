import { growingPause } from '../outages/growing-pause.ts';

const SWEEP_MILLISECONDS = 1000;

/**
 * Work that waits for nobody: done when it is woken, and every second for what was left. One round at a time; while
 * rounds fail the pauses grow, and nobody wakes it.
 */
export class SweepLoop {
  private isStopped = true;
  private isWoken = false;
  private endSleep: () => void = () => undefined;
  private running: Promise<void> = Promise.resolve();

  /** `work` answers whether it could be done; it must not throw. */
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
    let failures = 0;
    while (!this.isStopped) {
      this.isWoken = false;
      failures = (await this.work(() => this.isStopped)) ? 0 : failures + 1;
      if (this.isStopped) return;
      if (failures > 0) await this.sleep(Math.max(SWEEP_MILLISECONDS, growingPause(failures)), false);
      else if (!this.isWoken) await this.sleep(SWEEP_MILLISECONDS, true);
    }
  }

  private async sleep(milliseconds: number, isWakeable: boolean): Promise<void> {
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      this.endSleep = () => {
        if (!isWakeable && !this.isStopped) return;
        clearTimeout(timer);
        resolve();
      };
    });
  }
}
