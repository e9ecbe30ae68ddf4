/** What runs in a place, or waits for one. */
export interface Running {
  /** How many of its bytes have come, or gone. */
  readonly bytes: number;
  /** Whether all have come, and it is our work that lasts: it makes no room. */
  readonly isWhole?: boolean;
  /** Ends it, for somebody who waits; its place is given back by whoever took it. */
  end(): void;
}

/** How many of the places each one has. */
export interface PlaceShares<Holder> {
  hasRoom(holder: Holder): boolean;
  /** Whether one more may wait where there is no room. */
  mayWait(holder: Holder): boolean;
  /** Whether what runs has the room that another one waits for. */
  isInTheWay(running: Holder, waiting: Holder): boolean;
  count(holder: Holder, state: 'running' | 'waiting', more: 1 | -1): void;
}

export interface PlaceRules<Holder> {
  places: number;
  waitMilliseconds: number;
  /** What it is told that got no place. */
  refusalOf(holder: Holder): Error;
  /** Without them all places are everybody's. */
  shares?: PlaceShares<Holder>;
}

const everybodys: PlaceShares<unknown> = {
  hasRoom: () => true,
  mayWait: () => true,
  isInTheWay: () => true,
  count: () => undefined,
};

/**
 * So many run at once; what is more waits for a moment, so that a burst is no failure. After half of that the slowest in
 * its way makes room: else a few that trickle would keep everybody out for minutes.
 */
export class Places<Holder extends Running> {
  private readonly running = new Set<Holder>();
  /** In the order in which they came. */
  private readonly waiting = new Map<Holder, () => void>();
  private readonly shares: PlaceShares<Holder>;

  constructor(private readonly rules: PlaceRules<Holder>) {
    this.shares = rules.shares ?? everybodys;
  }

  /** Takes a place, when one is free, and answers what gives it back. Throws the refusal of the rules after a while. */
  async take(holder: Holder): Promise<() => void> {
    if (this.isFree(holder)) this.begin(holder);
    else await this.wait(holder);
    return () => this.free(holder);
  }

  /** What is free now is for those who have waited longest for it. */
  private free(holder: Holder): void {
    if (!this.running.delete(holder)) return;
    this.shares.count(holder, 'running', -1);
    for (const [next, begin] of this.waiting) if (this.isFree(next)) begin();
  }

  private isFree(holder: Holder): boolean {
    return this.running.size < this.rules.places && this.shares.hasRoom(holder);
  }

  private begin(holder: Holder): void {
    this.running.add(holder);
    this.shares.count(holder, 'running', 1);
  }

  private async wait(holder: Holder): Promise<void> {
    if (!this.shares.mayWait(holder)) throw this.rules.refusalOf(holder);
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const leave = () => {
      this.waiting.delete(holder);
      this.shares.count(holder, 'waiting', -1);
      clearTimeout(half);
      clearTimeout(timer);
    };
    const before = new Map([...this.running].map((other) => [other, other.bytes]));
    const half = setTimeout(() => this.endSlowest(holder, before), this.rules.waitMilliseconds / 2);
    const timer = setTimeout(() => {
      leave();
      reject(this.rules.refusalOf(holder));
    }, this.rules.waitMilliseconds);
    this.shares.count(holder, 'waiting', 1);
    this.waiting.set(holder, () => {
      leave();
      this.begin(holder);
      resolve();
    });
    await promise;
  }

  /** Of those in the way that have been since `before`, the one that moved the least. */
  private endSlowest(holder: Holder, before: ReadonlyMap<Holder, number>): void {
    const [slowest] = [...before]
      .filter(([other]) => this.running.has(other) && !other.isWhole && this.shares.isInTheWay(other, holder))
      .sort(([one, ofOne], [other, ofOther]) => one.bytes - ofOne - (other.bytes - ofOther));
    slowest?.[0].end();
  }
}
