import { type Clock, RateLimitedError } from '@bitacora/kernel';
import { CLOCK, Database } from '@bitacora/platform';
import { Inject, Injectable } from '@nestjs/common';
import { type Attempts, GrowingWait } from '../domain/growing-wait.ts';
import { hashOfSecret } from './secrets.ts';

/** What is limited, and how many attempts are free. */
const rules = {
  'login-address': new GrowingWait(5),
  'login-person': new GrowingWait(5),
  'password-session': new GrowingWait(5),
  'reset-address': new GrowingWait(10),
  'reset-person': new GrowingWait(3),
  'link-address': new GrowingWait(10),
  'email-address': new GrowingWait(10),
  // Each change writes to the former and to the new address, which may be a stranger's.
  'email-change-person': new GrowingWait(5),
  // Of a passenger: each writes to an account whose owner may not know the agency.
  'account-confirmation': new GrowingWait(3),
};

export interface Limit {
  rule: keyof typeof rules;
  /** The address or person that the limit is about. */
  of: string;
}

interface AttemptsRow {
  count: number;
  last_at: string;
}

const keyOf = ({ rule, of }: Limit) => `${rule}:${hashOfSecret(of)}`;

function attemptsOf(row: AttemptsRow | undefined): Attempts | null {
  return row ? { count: row.count, lastAt: new Date(row.last_at) } : null;
}

/** Attempts are counted in the database, where every replica sees them; whose they are is stored hashed. */
@Injectable()
export class Limits {
  constructor(
    private readonly database: Database,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Throws `rate-limited` while a wait runs; counts nothing. */
  async check(limit: Limit): Promise<void> {
    this.refuse(limit, await this.read(limit));
  }

  /** Counts an attempt without asking. */
  async count(limit: Limit): Promise<void> {
    await this.database.transaction(() => this.write(limit));
  }

  /** Throws `rate-limited` while a wait runs, else counts the attempt: of many at once, only the free ones pass. */
  async take(...limits: Limit[]): Promise<void> {
    await this.database.transaction(async () => {
      for (const limit of limits) {
        await this.write(limit, (attempts) => this.refuse(limit, attempts));
      }
    });
  }

  /** Starts anew, after an attempt that was right. */
  async forget(limit: Limit): Promise<void> {
    await this.database.query(`delete from attempts where key = ?`, [keyOf(limit)]);
  }

  private refuse({ rule }: Limit, attempts: Attempts | null): void {
    const wait = rules[rule].waitFor(attempts, this.clock.now());
    if (wait > 0) throw new RateLimitedError(Math.ceil(wait / 1000));
  }

  private async read(limit: Limit): Promise<Attempts | null> {
    const [row] = await this.database.query<AttemptsRow>(
      `select count, to_json(last_at) #>> '{}' as last_at from attempts where key = ?`,
      [keyOf(limit)],
    );
    return attemptsOf(row);
  }

  private async write(limit: Limit, judge: (attempts: Attempts | null) => void = () => undefined): Promise<void> {
    const now = this.clock.now();
    // Changing nothing locks the row: attempts of one person or address are counted one after the other.
    const [row] = await this.database.query<AttemptsRow>(
      `insert into attempts (key, count, last_at) values (?, 0, ?)
       on conflict (key) do update set count = attempts.count
       returning count, to_json(last_at) #>> '{}' as last_at`,
      [keyOf(limit), now],
    );
    const attempts = attemptsOf(row);
    judge(attempts);
    const after = rules[limit.rule].after(attempts, now);
    await this.database.query(`update attempts set count = ?, last_at = ? where key = ?`, [
      after.count,
      after.lastAt,
      keyOf(limit),
    ]);
  }
}
