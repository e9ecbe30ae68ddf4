import { fileMessages as messages } from '@bitacora/contracts/messages';
import { BusyError, CountByHolder, RateLimitedError } from '@bitacora/kernel';
import { Places, type PlaceShares, type Running, Shares, type Visitor } from '@bitacora/platform';

const RETRY_AFTER_SECONDS = 5;

/** A file on its way out: whose it is, and where it goes. */
export interface Download extends Running {
  /** Whose token it is; or whose link, and where it is used. */
  readonly reader: string;
  /** The link itself, wherever it is used; or whose token. */
  readonly link: string;
  readonly file: string;
  readonly visitor: Visitor;
}

interface Limits {
  /** The same file for the same reader: what is more is refused at once. */
  ofFile: number;
  ofReader: number;
  /** From however many addresses it is used: what else its person opens has places, too. */
  ofLink: number;
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
  ofLink: 8,
  ofVisitor: 8,
  ofAll: 32,
  waiting: 16,
  waitMilliseconds: 5000,
};

/**
 * A proxy beside us takes 1.6 MB of an answer at once and then nothing until its reader took those: of a reader of 250 kB/s
 * for 7 s (measured), so that less than 10 s says nothing.
 */
const FLOOR = { bytesPerSecond: 30_000, milliseconds: 10_000 };

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

  isFull(download: Download): boolean {
    return this.isFullFor(download) || this.ofVisitors.isTaken(download.visitor);
  }

  /** Whether it is the reader's own that are too many. */
  isFullFor({ reader }: Download): boolean {
    return this.ofReaders.of(reader) >= this.mostOfReader;
  }

  /** Whether another one's is of the share that is full for this one: everybody's, the visitor's or its network's. */
  isInTheWay({ visitor: other }: Download, download: Download): boolean {
    const { visitor } = download;
    if (!this.isFull(download)) return true;
    if (this.ofVisitors.of(visitor) >= this.mostOfVisitor) return other.address === visitor.address;
    return other.wideNetwork === visitor.wideNetwork;
  }

  add({ reader, visitor }: Download, more: number): void {
    this.ofReaders.add(reader, more);
    this.ofVisitors.add(visitor, more);
  }
}

const fileOf = ({ reader, file }: Download) => `${reader} ${file}`;

/** So many files go out at once of each reader and to each visitor: with one link a stranger can ask for any number of them. */
class DownloadShares implements PlaceShares<Download> {
  private readonly ofFiles = new CountByHolder();
  private readonly ofLinks = new CountByHolder();
  private readonly counts: { running: Counts; waiting: Counts };

  constructor(private readonly limits: Limits) {
    this.counts = {
      running: new Counts(limits.ofReader, limits.ofVisitor),
      waiting: new Counts(limits.waiting, limits.waiting),
    };
  }

  hasRoom(download: Download): boolean {
    return !this.counts.running.isFull(download) && !this.hasFile(download) && !this.isLinkFull(download);
  }

  mayWait(download: Download): boolean {
    return !this.hasFile(download) && !this.counts.waiting.isFull(download);
  }

  /** Nobody's own make room for the next one. */
  isInTheWay(running: Download, waiting: Download): boolean {
    if (this.counts.running.isFullFor(waiting)) return false;
    if (this.isLinkFull(waiting) && running.link !== waiting.link) return false;
    return this.counts.running.isInTheWay(running, waiting);
  }

  count(download: Download, state: 'running' | 'waiting', more: 1 | -1): void {
    this.counts[state].add(download, more);
    if (state === 'waiting') return;
    this.ofFiles.add(fileOf(download), more);
    this.ofLinks.add(download.link, more);
  }

  private isLinkFull({ link }: Download): boolean {
    return this.ofLinks.of(link) >= this.limits.ofLink;
  }

  /** Whether the reader has this very file often enough. */
  private hasFile(download: Download): boolean {
    return this.ofFiles.of(fileOf(download)) >= this.limits.ofFile;
  }
}

/** The places of downloads, in shares. Taking one throws `rate-limited` (429) or `busy` (503) after a while. */
export function downloadPlaces(limits = LIMITS, floor = FLOOR): Places<Download> {
  const shares = new DownloadShares(limits);
  return new Places({
    places: limits.ofAll,
    waitMilliseconds: limits.waitMilliseconds,
    floor,
    shares,
    refusalOf: (download) =>
      shares.hasRoom(download)
        ? new BusyError(RETRY_AFTER_SECONDS, messages.busy)
        : new RateLimitedError(RETRY_AFTER_SECONDS, messages.downloadsAtOnce),
  });
}
