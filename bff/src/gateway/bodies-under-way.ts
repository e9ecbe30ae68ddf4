import { fileMessages, validationMessages as messages } from '@bitacora/contracts/messages';
import { BusyError, RateLimitedError } from '@bitacora/kernel';

const MEGABYTE = 1024 * 1024;
const MOST_OF_A_LINE = 2 * MEGABYTE;
const MOST_OF_ALL = 32 * MEGABYTE;

const RETRY_AFTER_SECONDS = 5;

/** How many bytes of bodies are in memory, of each line and of all: no number of senders fills it. */
export class BodiesUnderWay {
  private readonly ofLine = new Map<string, number>();
  private ofAll = 0;

  /** Answers how to give the bytes back. Throws `rate-limited` when the line has too many, `unavailable` when all have. */
  take(line: string, bytes: number): () => void {
    if ((this.ofLine.get(line) ?? 0) + bytes > MOST_OF_A_LINE) {
      throw new RateLimitedError(RETRY_AFTER_SECONDS, messages.bodiesAtOnce);
    }
    if (this.ofAll + bytes > MOST_OF_ALL) throw new BusyError(RETRY_AFTER_SECONDS, fileMessages.uploadsBusy);
    this.add(line, bytes);
    return () => this.add(line, -bytes);
  }

  private add(line: string, bytes: number): void {
    this.ofAll += bytes;
    const held = (this.ofLine.get(line) ?? 0) + bytes;
    if (held > 0) this.ofLine.set(line, held);
    else this.ofLine.delete(line);
  }
}
