import { validationMessages as messages } from '@bitacora/contracts/messages';
import { type Clock, RateLimitedError } from '@bitacora/kernel';
import { Inject, Injectable } from '@nestjs/common';
import { hash } from 'node:crypto';
import { Database } from '../database/database.ts';
import { SecurityLog } from '../logging/security-log.ts';
import { CLOCK } from '../tokens.ts';
import type { AttemptRule, Attempts } from './attempt-rule.ts';
import { BoundedWork } from './bounded-work.ts';

/** What somebody is about to do, and under which rule of its process. */
export interface AttemptLimit<Rule extends string> {
  rule: Rule;
  /** The address, session, device or person that the limit is about. */
  of: string;
  /** Username of the person whose counter it is, so that all of them can start anew together. */
  person?: string;
  /** Whom it concerns, for the security log. */
  userId?: string | null;
}

/** A wait that has not run out yet. */
export class LimitReachedError extends RateLimitedError {
  constructor(
    readonly rule: string,
    retryAfterSeconds: number,
  ) {
    super(retryAfterSeconds);
  }
}

/** Attempts of one person wait for each other; more of them at once would hold the connections of everybody else. */
const MOST_AT_ONCE = 2;
const MOST_WAITING = 200;

interface AttemptsRow {
  count: number;
  last_at: string;
}

const hashOf = (text: string) => hash('sha256', text);
/** Whose turn it is: of the person whom it concerns, else of whoever tries. */
const ownerOf = ([first]: readonly AttemptLimit<string>[]) => first?.userId ?? first?.of ?? '';
const keyOf = ({ rule, of }: AttemptLimit<string>) => `${rule}:${hashOf(of)}`;

function attemptsOf(row: AttemptsRow | undefined): Attempts | null {
  return row ? { count: row.count, lastAt: new Date(row.last_at) } : null;
}

/**
 * Attempts are counted in the process's own table `attempts`, where every replica sees them; whose they are is stored
 * hashed. Within a transaction they count with it: what is refused later counts for nothing.
 */
@Injectable()
export abstract class AttemptLimits<Rule extends string> {
  private readonly takes = new BoundedWork(MOST_AT_ONCE, MOST_WAITING, messages.busy);

  protected abstract readonly rules: Readonly<Record<Rule, AttemptRule>>;

  constructor(
    private readonly database: Database,
    private readonly security: SecurityLog,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Throws `rate-limited` while a wait runs; counts nothing. */
  async check(limit: AttemptLimit<Rule>): Promise<void> {
    this.refuse(limit, await this.read(limit));
  }

  /** Counts an attempt without asking. */
  async count(limit: AttemptLimit<Rule>): Promise<void> {
    await this.database.transaction(() => this.write(limit));
  }

  /**
   * Throws `rate-limited` while a wait runs, else counts the attempt: of many at once, only the free ones pass. Of several
   * limits either all count it or none.
   */
  async take(...limits: AttemptLimit<Rule>[]): Promise<void> {
    // Whom a wait holds up anyway locks and writes nothing: a flood of strangers costs one read each.
    for (const limit of limits) await this.check(limit);
    const takeAll = () => this.database.transaction(() => this.takeAll(limits));
    // Whoever has a connection already waits for no place: its owner may wait for what this transaction has locked.
    await (this.database.inTransaction ? takeAll() : this.takes.run(ownerOf(limits), takeAll));
  }

  /** Whether something that is done once in a while may be done now; counts it then. Nobody's attempt: no line in the log. */
  async mayDo(limit: AttemptLimit<Rule>): Promise<boolean> {
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
  async giveBack(limit: AttemptLimit<Rule>): Promise<void> {
    await this.database.query(`update attempts set count = greatest(count - 1, 0) where key = ?`, [keyOf(limit)]);
  }

  /** Starts anew, after an attempt that was right. */
  async forget(limit: AttemptLimit<Rule>): Promise<void> {
    await this.database.query(`delete from attempts where key = ?`, [keyOf(limit)]);
  }

  /** Starts all counters of a person anew: devices, places and all unknown places together. No address's. */
  async forgetPerson(username: string): Promise<void> {
    await this.database.query(`delete from attempts where person = ?`, [hashOf(username)]);
  }

  private async takeAll(limits: readonly AttemptLimit<Rule>[]): Promise<void> {
    for (const limit of limits) {
      await this.write(limit, (attempts) => {
        this.refuse(limit, attempts);
        return true;
      });
    }
  }

  private waitFor({ rule }: AttemptLimit<Rule>, attempts: Attempts | null): number {
    return this.rules[rule].waitFor(attempts, this.clock.now());
  }

  private refuse(limit: AttemptLimit<Rule>, attempts: Attempts | null): void {
    const wait = this.waitFor(limit, attempts);
    if (wait <= 0) return;
    const { rule, userId } = limit;
    this.security.record('limit-reached', { reason: rule, ...(userId === undefined ? {} : { userId }) });
    throw new LimitReachedError(rule, Math.ceil(wait / 1000));
  }

  private async read(limit: AttemptLimit<Rule>): Promise<Attempts | null> {
    const [row] = await this.database.query<AttemptsRow>(
      `select count, to_json(last_at) #>> '{}' as last_at from attempts where key = ?`,
      [keyOf(limit)],
    );
    return attemptsOf(row);
  }

  private async write(
    limit: AttemptLimit<Rule>,
    counts: (attempts: Attempts | null) => boolean = () => true,
  ): Promise<void> {
    const now = this.clock.now();
    // Changing nothing locks the row: attempts of one person or address are counted one after the other.
    const [row] = await this.database.query<AttemptsRow>(
      `insert into attempts (key, count, last_at, person) values (?, 0, ?, ?)
       on conflict (key) do update set count = attempts.count
       returning count, to_json(last_at) #>> '{}' as last_at`,
      [keyOf(limit), now, limit.person === undefined ? null : hashOf(limit.person)],
    );
    const attempts = attemptsOf(row);
    if (!counts(attempts)) return;
    const after = this.rules[limit.rule].after(attempts, now);
    await this.database.query(`update attempts set count = ?, last_at = ? where key = ?`, [
      after.count,
      after.lastAt,
      keyOf(limit),
    ]);
  }
}
