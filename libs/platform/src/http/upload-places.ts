import { fileMessages as messages } from '@bitacora/contracts/messages';
import { AppError } from '@bitacora/kernel';

const TIMEOUT_MILLISECONDS = 10_000;

/** So many files may be in memory at once; the next ones wait for a moment, unread, so that a burst is no failure. */
export class UploadPlaces {
  private taken = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(
    private readonly places: number,
    private readonly timeout = TIMEOUT_MILLISECONDS,
  ) {}

  /** Takes a place, when one is free. Throws `unavailable` after a while. */
  async take(): Promise<void> {
    if (this.taken < this.places) {
      this.taken += 1;
      return;
    }
    await new Promise<void>((resolve, reject) => {
      const given = () => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        this.waiting.splice(this.waiting.indexOf(given), 1);
        reject(new AppError('unavailable', 'busy', messages.uploadsBusy));
      }, this.timeout);
      this.waiting.push(given);
    });
  }

  /** Gives a place back, to who has waited longest. */
  free(): void {
    const next = this.waiting.shift();
    if (next) next();
    else this.taken -= 1;
  }
}
