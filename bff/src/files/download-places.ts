import { fileMessages as messages } from '@bitacora/contracts/messages';
import { BusyError, CountByHolder, RateLimitedError } from '@bitacora/kernel';
import { Shares, type Visitor } from '@bitacora/platform';

const RETRY_AFTER_SECONDS = 5;

/** Who downloads which file, and from where. */
export interface Downloader {
  /** Whose token it is; or whose link, and where it is used. */
  reader: string;
  file: string;
  visitor: Visitor;
}

/** A place that a download holds. */
export interface DownloadPlace {
  readonly who: Downloader;
  /** How many the reader has taken. */
  bytes: number;
  /** Ends the download, for somebody who waits. */
  readonly end: () => void;
  /** Once. */
  readonly giveBack: () => void;
}

interface Limits {
  /** The same file for the same reader: what is more is refused at once. */
  ofFile: number;
  ofReader: number;
  ofVisitor: number;
  ofAll: number;
  /** Of a reader, and of a visitor. */
  waiting: number;
  waitMilliseconds: number;
}

/** A browser opens a few files at a time; an office and a mobile network are one visitor; a place is some 300 kB of memory. */
export const LIMITS: Limits = {
  ofFile: 2,
  ofReader: 4,
  ofVisitor: 8,
  ofAll: 32,
  waiting: 16,
  waitMilliseconds: 5000,
};

/** How many of something each reader has, and each visitor. */
class Counts {
  private readonly ofReaders = new CountByHolder();
  private readonly ofVisitors: Shares;

  constructor(
    private readonly mostOfReader: number,
    private readonly mostOfVisitor: number,
  ) {
    this.ofVisitors = new Shares(mostOfVisitor);
  }

  isFull(who: Downloader): boolean {
    return this.isFullFor(who) || this.ofVisitors.isTaken(who.visitor);
  }

  /** Whether it is the reader's own that are too many. */
  isFullFor({ reader }: Downloader): boolean {
    return this.ofReaders.of(reader) >= this.mostOfReader;
  }

  /** Whether another one's place is of the share that is full for who comes: everybody's, the visitor's or its network's. */
  isInTheWay({ visitor: other }: Downloader, who: Downloader): boolean {
    if (!this.isFull(who)) return true;
    if (this.ofVisitors.of(who.visitor) >= this.mostOfVisitor) return other.address === who.visitor.address;
    return other.wideNetwork === who.visitor.wideNetwork;
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
 * What is more waits for a moment, so that a burst is no failure; and where others stand in its way, the slowest of them
 * is ended after half of that.
 */
export class DownloadPlaces {
  private readonly taken = new Set<DownloadPlace>();
  private readonly held: Counts;
  private readonly waiting = new Map<() => void, Downloader>();
  private readonly waitingCounts: Counts;

  constructor(private readonly limits = LIMITS) {
    this.held = new Counts(limits.ofReader, limits.ofVisitor);
    this.waitingCounts = new Counts(limits.waiting, limits.waiting);
  }

  /** Takes a place, for a download that `end` ends. Throws `rate-limited` (429) or `busy` (503) after a while. */
  async take(who: Downloader, end: () => void): Promise<DownloadPlace> {
    const place: DownloadPlace = { who, bytes: 0, end, giveBack: () => this.free(place) };
    if (this.isFree(who)) this.hold(place);
    else await this.wait(place);
    return place;
  }

  private isFree(who: Downloader): boolean {
    return this.taken.size < this.limits.ofAll && !this.held.isFull(who) && !this.hasFile(who);
  }

  /** Whether the reader has this very file often enough. */
  private hasFile({ reader, file }: Downloader): boolean {
    const same = [...this.taken].filter(({ who }) => who.reader === reader && who.file === file);
    return same.length >= this.limits.ofFile;
  }

  private hold(place: DownloadPlace): void {
    this.taken.add(place);
    this.held.add(place.who);
  }

  private async wait(place: DownloadPlace): Promise<void> {
    const { who } = place;
    if (this.hasFile(who) || this.waitingCounts.isFull(who)) throw this.refusalOf(who);
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const before = new Map([...this.taken].map((other) => [other, other.bytes]));
    const half = setTimeout(() => this.endSlowest(who, before), this.limits.waitMilliseconds / 2);
    const begin = () => {
      this.hold(place);
      resolve();
    };
    const timer = setTimeout(() => {
      this.waiting.delete(begin);
      reject(this.refusalOf(who));
    }, this.limits.waitMilliseconds);
    this.waiting.set(begin, who);
    this.waitingCounts.add(who);
    try {
      await promise;
    } finally {
      clearTimeout(half);
      clearTimeout(timer);
      this.waitingCounts.remove(who);
    }
  }

  /** Of the downloads in the way since `before`, ends the one that took the least; nobody's own make room for the next one. */
  private endSlowest(who: Downloader, before: ReadonlyMap<DownloadPlace, number>): void {
    if (this.held.isFullFor(who)) return;
    const [slowest] = [...before]
      .filter(([other]) => this.taken.has(other) && this.held.isInTheWay(other.who, who))
      .sort(([one, ofOne], [other, ofOther]) => one.bytes - ofOne - (other.bytes - ofOther));
    slowest?.[0].end();
  }

  private refusalOf(who: Downloader): RateLimitedError | BusyError {
    if (this.held.isFull(who) || this.hasFile(who)) {
      return new RateLimitedError(RETRY_AFTER_SECONDS, messages.downloadsAtOnce);
    }
    return new BusyError(RETRY_AFTER_SECONDS, messages.busy);
  }

  /** Gives a place back, and what is free now to those who have waited longest for it. */
  private free(place: DownloadPlace): void {
    this.taken.delete(place);
    this.held.remove(place.who);
    for (const [begin, next] of this.waiting) {
      if (!this.isFree(next)) continue;
      this.waiting.delete(begin);
      begin();
    }
  }
}
