import { BusyError } from '@bitacora/kernel';

const RETRY_AFTER_SECONDS = 2;

interface Waiting {
  begin: () => void;
  refuse: (error: BusyError) => void;
}

/**
 * Work of which only so much is done at once and so much waits. Those who wait have turns, each with one piece of work,
 * however much one of them brings; where no room is left, the one with the most gives some to who comes with less.
 */
export class BoundedWork {
  private running = 0;
  /** In the order of their turns. */
  private readonly waiting = new Map<string, Waiting[]>();

  constructor(
    private readonly mostAtOnce: number,
    private readonly mostWaiting: number,
    private readonly refusal: string,
  ) {}

  /** Does `work` in a turn of its owner's. Throws `busy` (503) when too much waits already. */
  async run<Result>(owner: string, work: () => Promise<Result>): Promise<Result> {
    if (this.running < this.mostAtOnce) this.running += 1;
    else await this.wait(owner);
    try {
      return await work();
    } finally {
      // The place passes on, so that nobody who comes now takes it.
      const next = this.next();
      if (next) next.begin();
      else this.running -= 1;
    }
  }

  private wait(owner: string): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    if (this.count() >= this.mostWaiting) this.makeRoomFor(owner);
    this.waiting.set(owner, [...(this.waiting.get(owner) ?? []), { begin: resolve, refuse: reject }]);
    return promise;
  }

  private makeRoomFor(owner: string): void {
    const busy = new BusyError(RETRY_AFTER_SECONDS, this.refusal);
    const most = [...this.waiting.values()].reduce((one, other) => (other.length > one.length ? other : one), []);
    if (most.length < (this.waiting.get(owner)?.length ?? 0) + 2) throw busy;
    most.pop()?.refuse(busy);
  }

  private next(): Waiting | undefined {
    const [first] = this.waiting;
    if (!first) return undefined;
    const [owner, [next, ...others]] = first;
    this.waiting.delete(owner);
    if (others.length > 0) this.waiting.set(owner, others);
    return next;
  }

  private count(): number {
    return [...this.waiting.values()].reduce((sum, { length }) => sum + length, 0);
  }
}
