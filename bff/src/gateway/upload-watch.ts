import { fileMessages, validationMessages as messages } from '@bitacora/contracts/messages';
import { AppError } from '@bitacora/kernel';

const WINDOW_MILLISECONDS = 5000;
const MINIMUM_BYTES_PER_SECOND = 4 * 1024;

interface Limits {
  maximumBytes: number;
  /** Whether it is not the sender who is waited for. */
  isHeldUp: () => boolean;
}

/** Counts an upload's bytes while they pass: not too many of them, and none too slowly. */
export class UploadWatch {
  /** Rejects with `too-slow` once a window brought next to nothing; never resolves. */
  readonly tooSlow: Promise<never>;
  private readonly timer: NodeJS.Timeout;
  private bytes = 0;
  private bytesOfWindow = 0;

  constructor(private readonly limits: Limits) {
    const minimum = (MINIMUM_BYTES_PER_SECOND * WINDOW_MILLISECONDS) / 1000;
    const { promise, reject } = Promise.withResolvers<never>();
    this.tooSlow = promise;
    this.timer = setInterval(() => {
      if (this.bytesOfWindow < minimum && !limits.isHeldUp()) {
        reject(new AppError('too-slow', 'too_slow', fileMessages.uploadTooSlow));
      }
      this.bytesOfWindow = 0;
    }, WINDOW_MILLISECONDS);
  }

  /** Throws `too-large` with the first byte over the limit. */
  count(bytes: number): void {
    this.bytes += bytes;
    this.bytesOfWindow += bytes;
    if (this.bytes > this.limits.maximumBytes) throw new AppError('too-large', 'too_large', messages.fileTooLarge);
  }

  /** No more bytes are awaited. */
  end(): void {
    clearInterval(this.timer);
  }
}
