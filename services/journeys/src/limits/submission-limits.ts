import { type Clock, RateLimitedError } from '@bitacora/kernel';
import { CLOCK, Database } from '@bitacora/platform';
import { Inject, Injectable } from '@nestjs/common';
import { createHash } from 'node:crypto';
import { FixedWindow, type Submissions } from '../domain/fixed-window.ts';

const HOUR = 60 * 60 * 1000;

/** Each of these mails the advisers. An office behind one address sends several quotes an hour, a person few reports. */
const rules = {
  'quote-address': new FixedWindow(30, HOUR),
  'report-person': new FixedWindow(20, HOUR),
};

export interface SubmissionLimit {
  rule: keyof typeof rules;
  /** The address or person that the limit is about. */
  of: string;
}

const keyOf = ({ rule, of }: SubmissionLimit) => `${rule}:${createHash('sha256').update(of).digest('base64url')}`;

/** Submissions are counted in the database, where every replica sees them; whose they are is stored hashed. */
@Injectable()
export class SubmissionLimits {
  constructor(
    private readonly database: Database,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /**
   * Counts a submission in the running transaction, so that one which is refused later counts for nothing. Throws
   * `rate-limited` when it is one too many.
   */
  async take(limit: SubmissionLimit): Promise<void> {
    const now = this.clock.now();
    // Changing nothing locks the row: submissions of one person or address are counted one after the other.
    const [row] = await this.database.query<{ count: number; since: string }>(
      `insert into attempts (key, count, since) values (?, 0, ?)
       on conflict (key) do update set count = attempts.count returning count, to_json(since) #>> '{}' as since`,
      [keyOf(limit), now],
    );
    const before: Submissions | null = row && row.count > 0 ? { count: row.count, since: new Date(row.since) } : null;
    const wait = rules[limit.rule].waitFor(before, now);
    if (wait > 0) throw new RateLimitedError(Math.ceil(wait / 1000));
    const after = rules[limit.rule].after(before, now);
    await this.database.query(`update attempts set count = ?, since = ? where key = ?`, [
      after.count,
      after.since,
      keyOf(limit),
    ]);
  }
}
