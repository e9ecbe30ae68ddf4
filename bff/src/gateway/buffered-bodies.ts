import { fileMessages, validationMessages as messages } from '@bitacora/contracts/messages';
import { BusyError, RateLimitedError } from '@bitacora/kernel';

const MEGABYTE = 1024 * 1024;
const MOST_OF_AN_ADDRESS = 2 * MEGABYTE;
const MOST_OF_ALL = 32 * MEGABYTE;

const RETRY_AFTER_SECONDS = 5;

/** How many bytes of bodies are in memory, of each address and of all: no number of senders fills it. */
export class BufferedBodies {
  private readonly ofAddress = new Map<string, number>();
  private ofAll = 0;

  /** Answers how to give the bytes back. Throws `rate-limited` when the address has too many, `unavailable` when all have. */
  take(address: string, bytes: number): () => void {
    if ((this.ofAddress.get(address) ?? 0) + bytes > MOST_OF_AN_ADDRESS) {
      throw new RateLimitedError(RETRY_AFTER_SECONDS, messages.bodiesAtOnce);
    }
    if (this.ofAll + bytes > MOST_OF_ALL) throw new BusyError(RETRY_AFTER_SECONDS, fileMessages.uploadsBusy);
    this.add(address, bytes);
    return () => this.add(address, -bytes);
  }

  private add(address: string, bytes: number): void {
    this.ofAll += bytes;
    const held = (this.ofAddress.get(address) ?? 0) + bytes;
    if (held > 0) this.ofAddress.set(address, held);
    else this.ofAddress.delete(address);
  }
}
