import { fileMessages as messages } from '@bitacora/contracts/messages';
import { RateLimitedError } from '@bitacora/kernel';
import { Injectable } from '@nestjs/common';

const AT_ONCE = 2;
const RETRY_AFTER_SECONDS = 5;

/** How many uploads of each person are under way: two leave room for everybody else's. */
@Injectable()
export class RunningUploads {
  private readonly running = new Map<string, number>();

  /** Throws `rate-limited` while this person (or a visitor's address) has two already. */
  async within<Result>(person: string, work: () => Promise<Result>): Promise<Result> {
    const running = this.running.get(person) ?? 0;
    if (running >= AT_ONCE) throw new RateLimitedError(RETRY_AFTER_SECONDS, messages.uploadsAtOnce);
    this.running.set(person, running + 1);
    try {
      return await work();
    } finally {
      const left = (this.running.get(person) ?? 1) - 1;
      if (left > 0) this.running.set(person, left);
      else this.running.delete(person);
    }
  }
}
