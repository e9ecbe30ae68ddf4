import { RateLimitedError } from '@bitacora/kernel';

const RETRY_AFTER_SECONDS = 1;

interface Turns {
  running: number;
  waiting: (() => void)[];
}

/** How much each does at once of what all may do: what is more waits for the owner's own, and is refused when much waits. */
export class OwnTurns {
  private readonly turns = new Map<string, Turns>();

  constructor(
    private readonly mostAtOnce: number,
    private readonly mostWaiting: number,
    private readonly refusal: string,
  ) {}

  /** Throws `rate-limited` when too much of the owner's waits already; what waits no longer has no turn. */
  async run<Result>(owner: string, work: () => Promise<Result>, waits?: AbortSignal): Promise<Result> {
    const turns = this.turns.get(owner) ?? { running: 0, waiting: [] };
    this.turns.set(owner, turns);
    if (turns.running < this.mostAtOnce) turns.running += 1;
    else await this.wait(turns, waits);
    try {
      return await work();
    } finally {
      const next = turns.waiting.shift();
      if (next) next();
      else if (--turns.running === 0) this.turns.delete(owner);
    }
  }

  private wait({ waiting }: Turns, waits: AbortSignal | undefined): Promise<void> {
    const busy = new RateLimitedError(RETRY_AFTER_SECONDS, this.refusal);
    if (waiting.length >= this.mostWaiting) throw busy;
    return new Promise((resolve, reject) => {
      waiting.push(resolve);
      waits?.addEventListener('abort', () => {
        const place = waiting.indexOf(resolve);
        if (place === -1) return;
        waiting.splice(place, 1);
        reject(busy);
      });
    });
  }
}
