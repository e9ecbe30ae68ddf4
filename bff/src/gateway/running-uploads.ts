import { fileMessages as messages } from '@bitacora/contracts/messages';
import { CountByHolder, RateLimitedError } from '@bitacora/kernel';
import { Injectable } from '@nestjs/common';

const AT_ONCE = 2;
const RETRY_AFTER_SECONDS = 5;

/** How many uploads of each person are under way: two leave room for everybody else's. */
@Injectable()
export class RunningUploads {
  private readonly running = new CountByHolder();

  /** Throws `rate-limited` while this person (or a visitor's address) has two already. */
  async within<Result>(person: string, work: () => Promise<Result>): Promise<Result> {
    if (this.running.of(person) >= AT_ONCE) throw new RateLimitedError(RETRY_AFTER_SECONDS, messages.uploadsAtOnce);
    this.running.add(person, 1);
    try {
      return await work();
    } finally {
      this.running.add(person, -1);
    }
  }
}
