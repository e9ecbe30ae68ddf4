import { fileMessages as messages } from '@bitacora/contracts/messages';
import { type AppError, BusyError, RateLimitedError } from '@bitacora/kernel';

const MINUTE = 60_000;

/** Who waits for the workshop: a person, or the service itself (null). */
type Owner = string | null;

interface Limits {
  /** Longer, and whoever waits has given up. */
  turnMilliseconds: number;
  mostWaiting: number;
  mostWaitingOfPerson: number;
  /** So long may the files of one person keep the workshop busy within a minute. */
  mostMillisecondsOfPerson: number;
}

interface Turn {
  owner: Owner;
  asked: number;
  begin: () => void;
  refuse: (error: AppError) => void;
}

interface Work {
  endedAt: number;
  milliseconds: number;
}

/**
 * Who comes next in the workshop, which does one thing at a time: of those who wait, the one whose last turn is longest
 * ago, so that whoever comes with one file waits for one file, however many others bring. A person also has so much of
 * its time in a minute. The service's own work has turns like a person and no other limit.
 */
export class WorkshopQueue {
  private waiting: Turn[] = [];
  private isWorking = false;
  /** What was done for each in the last minute, oldest first. */
  private readonly done = new Map<Owner, Work[]>();

  constructor(
    private readonly limits: Limits,
    private readonly now: () => number = Date.now,
  ) {}

  /**
   * Does `work` with what `prepare` made, when it is the owner's turn; only `work` counts as the owner's time. Throws
   * `rate-limited` for a person who waits or has used too much, `unavailable` when too many wait.
   */
  async run<Ready, Result>(
    owner: Owner,
    prepare: () => Promise<Ready>,
    work: (ready: Ready) => Promise<Result>,
  ): Promise<Result> {
    await this.turnOf(owner);
    try {
      const ready = await prepare();
      const began = this.now();
      return await work(ready).finally(() => this.note(owner, began));
    } finally {
      this.isWorking = false;
      this.next();
    }
  }

  private turnOf(owner: Owner): Promise<void> {
    const refusal = this.refusalOf(owner);
    if (refusal) return Promise.reject(refusal);
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    this.waiting.push({ owner, asked: this.now(), begin: resolve, refuse: reject });
    this.next();
    return promise;
  }

  private next(): void {
    while (!this.isWorking && this.waiting.length > 0) {
      const turn = this.waiting.reduce((first, other) =>
        this.lastOf(other.owner) < this.lastOf(first.owner) ? other : first,
      );
      this.waiting = this.waiting.filter((other) => other !== turn);
      // What was free when they asked may be used up by what they sent before.
      const refusal = this.spentBy(turn.owner) ?? this.lateness(turn);
      if (refusal) turn.refuse(refusal);
      else {
        this.isWorking = true;
        turn.begin();
      }
    }
  }

  private refusalOf(owner: Owner): AppError | null {
    const spent = this.spentBy(owner);
    if (spent) return spent;
    const own = this.waiting.filter((turn) => turn.owner === owner).length;
    if (owner !== null && own >= this.limits.mostWaitingOfPerson) return new RateLimitedError(5, messages.ownFilesWait);
    return this.waiting.length >= this.limits.mostWaiting ? busy() : null;
  }

  private lateness({ asked }: Turn): AppError | null {
    return this.now() - asked > this.limits.turnMilliseconds ? busy() : null;
  }

  private spentBy(owner: Owner): AppError | null {
    const recent = this.recentOf(owner);
    let spent = recent.reduce((sum, { milliseconds }) => sum + milliseconds, 0);
    const most = this.limits.mostMillisecondsOfPerson;
    if (owner === null || spent < most) return null;
    const enough = recent.find(({ milliseconds }) => (spent -= milliseconds) < most);
    const wait = (enough?.endedAt ?? this.now()) + MINUTE - this.now();
    return new RateLimitedError(Math.max(1, Math.ceil(wait / 1000)), messages.tooManyFiles);
  }

  private recentOf(owner: Owner): Work[] {
    return (this.done.get(owner) ?? []).filter(({ endedAt }) => endedAt > this.now() - MINUTE);
  }

  private lastOf(owner: Owner): number {
    return this.done.get(owner)?.at(-1)?.endedAt ?? -Infinity;
  }

  private note(owner: Owner, began: number): void {
    const endedAt = this.now();
    this.done.set(owner, [...(this.done.get(owner) ?? []), { endedAt, milliseconds: endedAt - began }]);
    for (const one of this.done.keys()) {
      const recent = this.recentOf(one);
      if (recent.length > 0) this.done.set(one, recent);
      else this.done.delete(one);
    }
  }
}

const busy = () => new BusyError(5, messages.busy);
