import { fileMessages, validationMessages as messages } from '@bitacora/contracts/messages';
import { TooLargeError, TooSlowError } from '@bitacora/kernel';

const WINDOW_SECONDS = 5;
/** Less within a window is a connection that stands still. */
const LEAST_BYTES_OF_WINDOW = 20_000;
/** Of the whole upload, on average: what came fast at first excuses no trickle afterwards. */
const LEAST_BYTES_PER_SECOND = 20_000;

interface Limits {
  maximumBytes: number;
  /** Whether it is not the sender who is waited for. */
  isHeldUp: () => boolean;
}

/** Counts an upload's bytes while they pass: not too many of them, and none too slowly. */
export class UploadWatch {
  /** Rejects with `too-slow` once a window brought next to nothing, or the upload too little so far; never resolves. */
  readonly tooSlow: Promise<never>;
  private readonly timer: NodeJS.Timeout;
  private bytes = 0;
  private bytesOfWindow = 0;
  /** How long the sender was waited for. */
  private seconds = 0;

  constructor(private readonly limits: Limits) {
    const { promise, reject } = Promise.withResolvers<never>();
    this.tooSlow = promise;
    this.timer = setInterval(() => {
      if (!limits.isHeldUp()) {
        this.seconds += WINDOW_SECONDS;
        if (this.isTooSlow) reject(new TooSlowError(fileMessages.uploadTooSlow));
      }
      this.bytesOfWindow = 0;
    }, WINDOW_SECONDS * 1000);
  }

  /** Throws `too-large` with the first byte over the limit. */
  count(bytes: number): void {
    this.bytes += bytes;
    this.bytesOfWindow += bytes;
    if (this.bytes > this.limits.maximumBytes) throw new TooLargeError(messages.fileTooLarge);
  }

  private get isTooSlow(): boolean {
    return this.bytesOfWindow < LEAST_BYTES_OF_WINDOW || this.bytes < LEAST_BYTES_PER_SECOND * this.seconds;
  }

  /** No more bytes are awaited. */
  end(): void {
    clearInterval(this.timer);
  }
}
