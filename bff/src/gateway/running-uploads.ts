import { fileMessages as messages } from '@bitacora/contracts/messages';
import { RateLimitedError, withTimeout } from '@bitacora/kernel';
import { OwnTurns } from '@bitacora/platform';
import { Injectable } from '@nestjs/common';

const AT_ONCE = 2;
/** What the same person sends from another screen meanwhile. */
const MOST_WAITING = 2;
const WAIT_MILLISECONDS = 10_000;
const RETRY_AFTER_SECONDS = 5;

const tooMany = () => new RateLimitedError(RETRY_AFTER_SECONDS, messages.uploadsAtOnce);

/** How many uploads of each person are under way: two leave room for everybody else's. */
@Injectable()
export class RunningUploads {
  private readonly turns = new OwnTurns(AT_ONCE, MOST_WAITING, messages.uploadsAtOnce);

  /**
   * Does an upload of this person's (or a visitor's address). `begin` is called with the first bytes of a file, for one
   * of which none comes takes no place; it waits for a moment while two others are under way, then throws `rate-limited`.
   */
  async within<Result>(person: string, work: (begin: () => Promise<void>) => Promise<Result>): Promise<Result> {
    const { promise: over, resolve: end } = Promise.withResolvers<void>();
    const waits = new AbortController();
    const turn = () =>
      new Promise<void>((begin, refuse) => {
        const untilOver = () => {
          begin();
          return over;
        };
        this.turns.run(person, untilOver, waits.signal).catch(refuse);
      });
    try {
      return await work(() => withTimeout(turn(), WAIT_MILLISECONDS, tooMany));
    } finally {
      end();
      waits.abort();
    }
  }
}
