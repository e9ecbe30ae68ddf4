import { fileMessages, validationMessages as messages } from '@bitacora/contracts/messages';
import { AppError, BusyError, CountByHolder, RateLimitedError, TooSlowError } from '@bitacora/kernel';

const MEGABYTE = 1024 * 1024;
const MOST_OF_SENDER = 2 * MEGABYTE;
const MOST_OF_ALL = 16 * MEGABYTE;
/** What a request weighs without its body. */
const OF_REQUEST = 8 * 1024;

/** Who sends less is the first to go when there is no room; in the first second nobody is. */
const LEAST_BYTES_PER_SECOND = 13_000;
const FIRST_MILLISECONDS = 1000;

const RETRY_AFTER_SECONDS = 5;

const tooSlow = () => new TooSlowError(fileMessages.uploadTooSlow);

/** One body: the bytes that it holds, from its first one until its work is done. */
export class BufferedBody {
  /** Rejects with `too-slow` when another one needs the room more; never resolves. */
  readonly dropped: Promise<never>;
  /** What it takes of everybody's room: what came, with its request. */
  bytes = 0;
  /** What it takes of its sender's. */
  bytesOfSender = 0;
  private isArriving = true;
  private readonly reject: (error: AppError) => void;

  constructor(
    readonly sender: string,
    /** What its sender has no room for otherwise, whether it comes or not. */
    readonly reserved: number,
    private readonly began: number,
    private readonly bodies: BufferedBodies,
  ) {
    const { promise, reject } = Promise.withResolvers<never>();
    promise.catch(() => undefined);
    this.dropped = promise;
    this.reject = reject;
  }

  /** Makes room for so many bytes of it. Throws `rate-limited`, `unavailable`; `too-slow` when it has none any more. */
  grow(bytes: number): void {
    this.bodies.grow(this, OF_REQUEST + bytes);
  }

  /** It is whole: how fast it came is over. */
  arrive(): void {
    this.isArriving = false;
  }

  giveBack(): void {
    this.bodies.remove(this);
  }

  drop(): void {
    this.giveBack();
    this.reject(tooSlow());
  }

  /** By how many bytes it is behind the least speed. */
  lag(now: number): number {
    const elapsed = now - this.began;
    if (!this.isArriving || elapsed < FIRST_MILLISECONDS) return 0;
    return (elapsed / 1000) * LEAST_BYTES_PER_SECOND - (this.bytes - OF_REQUEST);
  }
}

/**
 * How many bytes of bodies are in memory, of each sender and of all: no number of senders fills it. Counted is what came,
 * not what is announced; but a sender is told at once of the long body that there will be no room for, before many of
 * them have come in part. Where there is no room the body that is furthest behind goes, rather than one that comes.
 */
export class BufferedBodies {
  private readonly all = new Set<BufferedBody>();
  private readonly ofSender = new CountByHolder();
  private ofAll = 0;

  constructor(private readonly now: () => number = Date.now) {}

  /** Throws `rate-limited` when the sender has too many, or none for `reserved` bytes more; `unavailable` when all have. */
  add(sender: string, reserved = 0): BufferedBody {
    const body = new BufferedBody(sender, OF_REQUEST + reserved, this.now(), this);
    this.hold(body, OF_REQUEST);
    this.all.add(body);
    return body;
  }

  grow(body: BufferedBody, bytes: number): void {
    if (!this.all.has(body)) throw tooSlow();
    this.hold(body, bytes);
  }

  remove(body: BufferedBody): void {
    if (this.all.delete(body)) this.count(body, 0, 0);
  }

  private hold(body: BufferedBody, bytes: number): void {
    const bytesOfSender = Math.max(bytes, body.reserved);
    this.makeRoom(body, bytes - body.bytes, bytesOfSender - body.bytesOfSender);
    this.count(body, bytes, bytesOfSender);
  }

  private makeRoom(body: BufferedBody, more: number, moreOfSender: number): void {
    while (this.ofSender.of(body.sender) + moreOfSender > MOST_OF_SENDER) {
      const late = this.latest(body, (other) => other.sender === body.sender);
      if (!late) throw new RateLimitedError(RETRY_AFTER_SECONDS, messages.bodiesAtOnce);
      late.drop();
    }
    while (this.ofAll + more > MOST_OF_ALL) {
      const late = this.latest(body, () => true);
      if (!late) throw new BusyError(RETRY_AFTER_SECONDS, fileMessages.uploadsBusy);
      late.drop();
    }
  }

  private latest(body: BufferedBody, isMeant: (other: BufferedBody) => boolean): BufferedBody | null {
    const now = this.now();
    let [latest, most]: [BufferedBody | null, number] = [null, 0];
    for (const other of this.all) {
      if (other === body || !isMeant(other)) continue;
      const lag = other.lag(now);
      if (lag > most) [latest, most] = [other, lag];
    }
    return latest;
  }

  private count(body: BufferedBody, bytes: number, bytesOfSender: number): void {
    this.ofAll += bytes - body.bytes;
    this.ofSender.add(body.sender, bytesOfSender - body.bytesOfSender);
    Object.assign(body, { bytes, bytesOfSender });
  }
}
