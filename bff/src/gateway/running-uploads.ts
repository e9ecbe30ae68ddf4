import { fileMessages as messages } from '@bitacora/contracts/messages';
import { CountByHolder, RateLimitedError } from '@bitacora/kernel';
import { Injectable } from '@nestjs/common';

const AT_ONCE = 2;
const RETRY_AFTER_SECONDS = 5;

/** How many uploads of each person are under way: two leave room for everybody else's. */
@Injectable()
export class RunningUploads {
  private readonly running = new CountByHolder();

  /**
   * Does an upload of this person's (or a visitor's address). `begin` is called with the first bytes of a file, for one
   * of which none comes takes no place; it throws `rate-limited` while two others are under way.
   */
  async within<Result>(person: string, work: (begin: () => void) => Promise<Result>): Promise<Result> {
    let places = 0;
    const begin = () => {
      if (this.running.of(person) >= AT_ONCE) throw new RateLimitedError(RETRY_AFTER_SECONDS, messages.uploadsAtOnce);
      places = 1;
      this.running.add(person, places);
    };
    try {
      return await work(begin);
    } finally {
      this.running.add(person, -places);
    }
  }
}
