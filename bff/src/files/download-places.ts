import { fileMessages as messages } from '@bitacora/contracts/messages';
import { BusyError, CountByHolder, RateLimitedError } from '@bitacora/kernel';
import { Shares, type Visitor } from '@bitacora/platform';

const RETRY_AFTER_SECONDS = 5;

/** Whose link or token it is, and from where it is used. */
export interface Downloader {
  reader: string;
  visitor: Visitor;
}

interface Limits {
  ofReader: number;
  ofVisitor: number;
  ofAll: number;
  /** Of a reader, and of a visitor. */
  waiting: number;
  waitMilliseconds: number;
}

/** A browser opens a few files at a time; an office and a mobile network are one visitor; a place is some 300 kB of memory. */
const LIMITS: Limits = { ofReader: 4, ofVisitor: 8, ofAll: 32, waiting: 16, waitMilliseconds: 5000 };

/** How many of something each reader has, and each visitor. */
class Counts {
  private readonly ofReaders = new CountByHolder();
  private readonly ofVisitors: Shares;

  constructor(
    private readonly mostOfReader: number,
    mostOfVisitor: number,
  ) {
    this.ofVisitors = new Shares(mostOfVisitor);
  }

  isFull({ reader, visitor }: Downloader): boolean {
    return this.ofReaders.of(reader) >= this.mostOfReader || this.ofVisitors.isTaken(visitor);
  }

  add({ reader, visitor }: Downloader): void {
    this.ofReaders.add(reader, 1);
    this.ofVisitors.take(visitor);
  }

  remove({ reader, visitor }: Downloader): void {
    this.ofReaders.add(reader, -1);
    this.ofVisitors.giveBack(visitor);
  }
}

/**
 * So many files go out at once, of each reader and to each visitor: with one link a stranger can ask for any number of them.
 * What is more waits for a moment, so that a burst is no failure.
 */
export class DownloadPlaces {
  private taken = 0;
  private readonly held: Counts;
  private readonly waiting = new Map<() => void, Downloader>();
  private readonly waitingCounts: Counts;

  constructor(private readonly limits = LIMITS) {
    this.held = new Counts(limits.ofReader, limits.ofVisitor);
    this.waitingCounts = new Counts(limits.waiting, limits.waiting);
  }

  /** Takes a place; answers what gives it back, once. Throws `rate-limited` (429) or `busy` (503) after a while. */
  async take(who: Downloader): Promise<() => void> {
    if (this.isFree(who)) this.hold(who);
    else await this.wait(who);
    return () => this.free(who);
  }

  private isFree(who: Downloader): boolean {
    return this.taken < this.limits.ofAll && !this.held.isFull(who);
  }

  private hold(who: Downloader): void {
    this.taken += 1;
    this.held.add(who);
  }

  private async wait(who: Downloader): Promise<void> {
    if (this.waitingCounts.isFull(who)) throw this.refusalOf(who);
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const timer = setTimeout(() => {
      this.waiting.delete(resolve);
      reject(this.refusalOf(who));
    }, this.limits.waitMilliseconds);
    this.waiting.set(resolve, who);
    this.waitingCounts.add(who);
    try {
      await promise;
    } finally {
      clearTimeout(timer);
      this.waitingCounts.remove(who);
    }
  }

  private refusalOf(who: Downloader): RateLimitedError | BusyError {
    if (this.held.isFull(who)) return new RateLimitedError(RETRY_AFTER_SECONDS, messages.downloadsAtOnce);
    return new BusyError(RETRY_AFTER_SECONDS, messages.busy);
  }

  /** Gives a place back, and what is free now to those who have waited longest for it. */
  private free(who: Downloader): void {
    this.taken -= 1;
    this.held.remove(who);
    for (const [begin, next] of this.waiting) {
      if (!this.isFree(next)) continue;
      this.waiting.delete(begin);
      this.hold(next);
      begin();
    }
  }
}
