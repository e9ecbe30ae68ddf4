import { fileMessages as messages } from '@bitacora/contracts/messages';
import { AppError } from '@bitacora/kernel';

const TIMEOUT_MILLISECONDS = 10_000;

export interface RunningUpload {
  /** How many of its files have come. */
  readonly bytes: number;
  /** Whether all has come, and it is our work that lasts. */
  readonly isWhole: boolean;
  /** Refuses it, for somebody who waits; its place is given back by whoever took it. */
  end(): void;
}

/** What a place's upload is told that makes room, and who waited for none. */
export const uploadsBusy = (): AppError => new AppError('unavailable', 'busy', messages.uploadsBusy);

/**
 * So many files may be in memory at once; the next ones wait for a moment, unread, so that a burst is no failure. After
 * half of that the slowest upload makes room: else a few that trickle would keep everybody out for minutes.
 */
export class UploadPlaces {
  private readonly taken = new Set<RunningUpload>();
  /** In the order in which they came. */
  private readonly waiting = new Map<RunningUpload, () => void>();

  constructor(
    private readonly places: number,
    private readonly timeout = TIMEOUT_MILLISECONDS,
  ) {}

  /** Takes a place, when one is free. Throws `unavailable` after a while. */
  async take(upload: RunningUpload): Promise<void> {
    if (this.taken.size < this.places) {
      this.taken.add(upload);
      return;
    }
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const before = new Map([...this.taken].map((other) => [other, other.bytes]));
    const half = setTimeout(() => this.endSlowest(before), this.timeout / 2);
    const timer = setTimeout(() => {
      this.waiting.delete(upload);
      reject(uploadsBusy());
    }, this.timeout);
    this.waiting.set(upload, resolve);
    try {
      await promise;
    } finally {
      clearTimeout(half);
      clearTimeout(timer);
    }
  }

  /** Gives a place back, to who has waited longest. */
  free(upload: RunningUpload): void {
    this.taken.delete(upload);
    const [next] = this.waiting;
    if (!next) return;
    const [waiting, begin] = next;
    this.waiting.delete(waiting);
    this.taken.add(waiting);
    begin();
  }

  /** Of those that have been sent since `before`, the one that brought the least. */
  private endSlowest(before: ReadonlyMap<RunningUpload, number>): void {
    const [slowest] = [...before]
      .filter(([upload]) => this.taken.has(upload) && !upload.isWhole)
      .sort(([one, ofOne], [other, ofOther]) => one.bytes - ofOne - (other.bytes - ofOther));
    slowest?.[0].end();
  }
}
