/** Work that is done once for all who ask for the same while it runs. */
export class SharedWork<Result> {
  private readonly running = new Map<string, Promise<Result>>();

  /** What the running work for `key` comes to; else does `work`. */
  do(key: string, work: () => Promise<Result>): Promise<Result> {
    const running = this.running.get(key) ?? work().finally(() => this.running.delete(key));
    this.running.set(key, running);
    return running;
  }
}

/** One reading at a time for all who ask; none gets what was read before it asked. */
export class SharedReading<Result> {
  private running: Promise<Result> | null = null;
  private next: Promise<Result> | null = null;

  constructor(private readonly read: () => Promise<Result>) {}

  get(): Promise<Result> {
    if (!this.running) return this.start();
    const again = () => this.start();
    return (this.next ??= this.running.then(again, again));
  }

  private start(): Promise<Result> {
    this.next = null;
    const running = this.read().finally(() => {
      if (this.running === running) this.running = null;
    });
    this.running = running;
    return running;
  }
}
