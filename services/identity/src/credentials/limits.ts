import { type Clock, RateLimitedError } from '@bitacora/kernel';
import { CLOCK, Database, SecurityLog } from '@bitacora/platform';
import { Inject, Injectable } from '@nestjs/common';
import type { AttemptRule, Attempts } from '../domain/attempt-rule.ts';
import { GrowingWait } from '../domain/growing-wait.ts';
import { HourlyAllowance } from '../domain/hourly-allowance.ts';
import { hashOfSecret } from './secrets.ts';

const DAY = 24 * 60 * 60 * 1000;

/** What is limited, and how many attempts are free. */
const rules = {
  'login-address': new HourlyAllowance(20),
  'login-device': new GrowingWait(5),
  'login-place': new GrowingWait(5),
  'login-person': new HourlyAllowance(30),
  // A wave of attempts is told of once; its link to choose another password lives as long.
  'login-alarm': new HourlyAllowance(1, DAY),
  'password-session': new GrowingWait(5),
  'reset-address': new GrowingWait(10),
  'reset-person': new GrowingWait(3),
  'reset-known': new GrowingWait(3),
  'link-address': new GrowingWait(10),
  'email-address': new GrowingWait(10),
  // Each change writes to the former and to the new address, which may be a stranger's.
  'email-change-person': new GrowingWait(5),
  // Of a passenger: each writes to an account whose owner may not know the agency.
  'account-confirmation': new GrowingWait(3),
} as const satisfies Record<string, AttemptRule>;

export interface Limit {
  rule: keyof typeof rules;
  /** The address, session, device or person that the limit is about. */
  of: string;
  /** Username of the person whose counter it is; a reset of the password clears it. */
  person?: string;
  /** Whom it concerns, for the security log. */
  userId?: string | null;
}

/** A wait that has not run out yet. */
export class LimitReachedError extends RateLimitedError {
  constructor(
    readonly rule: Limit['rule'],
    retryAfterSeconds: number,
  ) {
    super(retryAfterSeconds);
  }
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
    private readonly security: SecurityLog,
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

  /**
   * Throws `rate-limited` while a wait runs, else counts the attempt: of many at once, only the free ones pass. Of several
   * limits either all count it or none.
   */
  async take(...limits: Limit[]): Promise<void> {
    // Whom a wait holds up anyway locks and writes nothing: a flood of strangers costs one read each.
    for (const limit of limits) await this.check(limit);
    await this.database.transaction(async () => {
      for (const limit of limits) {
        await this.write(limit, (attempts) => {
          this.refuse(limit, attempts);
          return true;
        });
      }
    });
  }

  /** Whether something that is done once in a while may be done now; counts it then. Nobody's attempt: no line in the log. */
  async mayDo(limit: Limit): Promise<boolean> {
    if (this.waitFor(limit, await this.read(limit)) > 0) return false;
    let isFree = true;
    await this.database.transaction(() =>
      this.write(limit, (attempts) => {
        isFree = this.waitFor(limit, attempts) === 0;
        return isFree;
      }),
    );
    return isFree;
  }

  /** Takes back one attempt, which was right after all. */
  async giveBack(limit: Limit): Promise<void> {
    await this.database.query(`update attempts set count = greatest(count - 1, 0) where key = ?`, [keyOf(limit)]);
  }

  /** Starts anew, after an attempt that was right. */
  async forget(limit: Limit): Promise<void> {
    await this.database.query(`delete from attempts where key = ?`, [keyOf(limit)]);
  }

  /** Starts all counters of a person anew: devices, places and all unknown places together. No address's. */
  async forgetPerson(username: string): Promise<void> {
    await this.database.query(`delete from attempts where person = ?`, [hashOfSecret(username)]);
  }

  private waitFor({ rule }: Limit, attempts: Attempts | null): number {
    return rules[rule].waitFor(attempts, this.clock.now());
  }

  private refuse(limit: Limit, attempts: Attempts | null): void {
    const wait = this.waitFor(limit, attempts);
    if (wait <= 0) return;
    const { rule, userId } = limit;
    this.security.record('limit-reached', { reason: rule, ...(userId === undefined ? {} : { userId }) });
    throw new LimitReachedError(rule, Math.ceil(wait / 1000));
  }

  private async read(limit: Limit): Promise<Attempts | null> {
    const [row] = await this.database.query<AttemptsRow>(
      `select count, to_json(last_at) #>> '{}' as last_at from attempts where key = ?`,
      [keyOf(limit)],
    );
    return attemptsOf(row);
  }

  private async write(limit: Limit, counts: (attempts: Attempts | null) => boolean = () => true): Promise<void> {
    const now = this.clock.now();
    // Changing nothing locks the row: attempts of one person or address are counted one after the other.
    const [row] = await this.database.query<AttemptsRow>(
      `insert into attempts (key, count, last_at, person) values (?, 0, ?, ?)
       on conflict (key) do update set count = attempts.count
       returning count, to_json(last_at) #>> '{}' as last_at`,
      [keyOf(limit), now, limit.person === undefined ? null : hashOfSecret(limit.person)],
    );
    const attempts = attemptsOf(row);
    if (!counts(attempts)) return;
    const after = rules[limit.rule].after(attempts, now);
    await this.database.query(`update attempts set count = ?, last_at = ? where key = ?`, [
      after.count,
      after.lastAt,
      keyOf(limit),
    ]);
  }
}
