import { BusyError } from '@bitacora/kernel';

const RETRY_AFTER_SECONDS = 2;

/** Work of which only so much is done at once and so much waits, in order; what is more is refused at once. */
export class BoundedWork {
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(
    private readonly mostAtOnce: number,
    private readonly mostWaiting: number,
    private readonly refusal: string,
  ) {}

  /** Throws `busy` (503) when too many wait already. */
  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.running < this.mostAtOnce) this.running += 1;
    else await this.wait();
    try {
      return await work();
    } finally {
      // The place passes to whoever waits longest, so that nobody who comes now takes it.
      const next = this.waiting.shift();
      if (next) next();
      else this.running -= 1;
    }
  }

  private wait(): Promise<void> {
    if (this.waiting.length >= this.mostWaiting) throw new BusyError(RETRY_AFTER_SECONDS, this.refusal);
    return new Promise((resolve) => this.waiting.push(resolve));
  }
}
