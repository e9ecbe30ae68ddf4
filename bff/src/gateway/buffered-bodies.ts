import { fileMessages, validationMessages as messages } from '@bitacora/contracts/messages';
import { AppError, BusyError, RateLimitedError, TooSlowError } from '@bitacora/kernel';

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
  bytes = OF_REQUEST;
  private isArriving = true;
  private readonly reject: (error: AppError) => void;

  constructor(
    readonly sender: string,
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
 * not what is announced. Where there is no room the body that is furthest behind goes, rather than one that comes.
 */
export class BufferedBodies {
  private readonly all = new Set<BufferedBody>();
  private readonly ofSender = new Map<string, number>();
  private ofAll = 0;

  constructor(private readonly now: () => number = Date.now) {}

  /** Throws `rate-limited` when the sender has too many, `unavailable` when all have. */
  add(sender: string): BufferedBody {
    const body = new BufferedBody(sender, this.now(), this);
    this.makeRoom(body, body.bytes);
    this.all.add(body);
    this.count(body, body.bytes);
    return body;
  }

  grow(body: BufferedBody, bytes: number): void {
    if (!this.all.has(body)) throw tooSlow();
    const more = bytes - body.bytes;
    this.makeRoom(body, more);
    body.bytes = bytes;
    this.count(body, more);
  }

  remove(body: BufferedBody): void {
    if (this.all.delete(body)) this.count(body, -body.bytes);
  }

  private makeRoom(body: BufferedBody, bytes: number): void {
    while ((this.ofSender.get(body.sender) ?? 0) + bytes > MOST_OF_SENDER) {
      const late = this.latest(body, (other) => other.sender === body.sender);
      if (!late) throw new RateLimitedError(RETRY_AFTER_SECONDS, messages.bodiesAtOnce);
      late.drop();
    }
    while (this.ofAll + bytes > MOST_OF_ALL) {
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

  private count({ sender }: BufferedBody, bytes: number): void {
    this.ofAll += bytes;
    const held = (this.ofSender.get(sender) ?? 0) + bytes;
    if (held > 0) this.ofSender.set(sender, held);
    else this.ofSender.delete(sender);
  }
}
