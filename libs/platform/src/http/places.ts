/** What runs in a place, or waits for one. */
export interface Running {
  /** How many of its bytes have come, or gone. */
  readonly bytes: number;
  /** Whether it is us who are waited for: then it makes no room, however little moves. */
  readonly isHeldUp: boolean;
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

/** What moves less is slow, and makes room; what moves more is never ended. */
export interface Floor {
  bytesPerSecond: number;
  /** So long it has to be below: one piece may take as long. */
  milliseconds: number;
}

export interface PlaceRules<Holder> {
  places: number;
  waitMilliseconds: number;
  floor: Floor;
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

/** How often it is looked at what moves, within the time of the floor. */
const LOOKS = 5;

/** What one that runs had moved at each of the last looks. */
class Progress {
  /** Ended, and about to give its place back. */
  isEnded = false;
  private readonly looks: number[] = [];

  look(bytes: number): void {
    this.looks.push(bytes);
    if (this.looks.length > LOOKS + 1) this.looks.shift();
  }

  /** Since the first of these looks; of one that has not run for so long nobody knows. */
  get bytes(): number {
    const first = this.looks[0];
    return first === undefined || this.looks.length <= LOOKS ? Infinity : (this.looks.at(-1) ?? first) - first;
  }
}

/**
 * So many run at once; what is more waits for a moment, so that a burst is no failure. Meanwhile what is slow in itself
 * makes room, the slowest first: else a few that trickle would keep everybody out for minutes. Whatever moves as it should
 * runs to its end, however many wait: would each newcomer end another one, nobody would come to an end.
 */
export class Places<Holder extends Running> {
  private readonly running = new Map<Holder, Progress>();
  /** In the order in which they came. */
  private readonly waiting = new Map<Holder, () => void>();
  private readonly shares: PlaceShares<Holder>;
  private looks: NodeJS.Timeout | undefined;

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
    if (this.running.size > 0) return;
    clearInterval(this.looks);
    this.looks = undefined;
  }

  private isFree(holder: Holder): boolean {
    return this.running.size < this.rules.places && this.shares.hasRoom(holder);
  }

  private begin(holder: Holder): void {
    this.running.set(holder, new Progress());
    this.shares.count(holder, 'running', 1);
    this.looks ??= setInterval(() => this.look(), this.rules.floor.milliseconds / LOOKS).unref();
  }

  private async wait(holder: Holder): Promise<void> {
    if (!this.shares.mayWait(holder)) throw this.rules.refusalOf(holder);
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const leave = () => {
      this.waiting.delete(holder);
      this.shares.count(holder, 'waiting', -1);
      clearTimeout(timer);
    };
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

  /** Ends for each that waits one of those that are slow, where there is one in its way. */
  private look(): void {
    for (const [holder, progress] of this.running) progress.look(holder.bytes);
    if (this.waiting.size === 0) return;
    const { bytesPerSecond, milliseconds } = this.rules.floor;
    const slow = [...this.running]
      .filter(([holder, { bytes }]) => !holder.isHeldUp && bytes < (bytesPerSecond * milliseconds) / 1000)
      .sort(([, one], [, other]) => one.bytes - other.bytes);
    for (const waiting of this.waiting.keys()) {
      const found = slow.find(([holder, { isEnded }]) => !isEnded && this.shares.isInTheWay(holder, waiting));
      if (!found) continue;
      found[1].isEnded = true;
      found[0].end();
    }
  }
}
