import {
  type CalendarFeed,
  type EmployeeSnapshot,
  type EventData,
  pathOf,
  readCalendarFeed,
  rightsOf,
} from '@bitacora/contracts';
import { addDays, type Clock, dayAt, NotFoundError, RateLimitedError } from '@bitacora/kernel';
import {
  arrayLiteral,
  type Attempts,
  CLOCK,
  Database,
  ENVIRONMENT,
  hashOfSecret,
  HourlyAllowance,
  newSecret,
  type StaffCaller,
} from '@bitacora/platform';
import { Inject, Injectable } from '@nestjs/common';
import { RefusedTokens, signedAt } from '../auth/refused-tokens.ts';
import type { BffEnvironment } from '../config.ts';
import { AgencyCalendar } from './calendar.ts';
import { calendarFile } from './calendar-file.ts';

const DAYS_BACK = 31;
const DAYS_AHEAD = 366;
/** Programs read every hour or quarter of an hour; one that reads all the time waits. */
const READS_AN_HOUR = 60;

/** The caller's own row of employees. */
const ofCaller = `select id from employees where agency = ? and data ->> 'user_id' = ? limit 1`;

interface FeedRow {
  employee: string;
  is_own: boolean;
  agency: string;
  roles: EmployeeSnapshot['roles'];
}

/** The secret addresses at which employees' calendars are read by other programs (decision 41). */
@Injectable()
export class CalendarFeeds {
  private readonly allowance = new HourlyAllowance(READS_AN_HOUR);
  /** By employee, of whom there are few; what it protects is this process. */
  private readonly reads = new Map<string, Attempts>();

  constructor(
    private readonly database: Database,
    private readonly calendar: AgencyCalendar,
    private readonly refused: RefusedTokens,
    @Inject(ENVIRONMENT) private readonly environment: BffEnvironment,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async of(caller: StaffCaller): Promise<CalendarFeed> {
    const [row] = await this.database.query<{ since: string; is_own: boolean }>(
      `select to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as since, is_own
       from calendar_feeds where employee = (${ofCaller})`,
      [caller.agency, caller.userId],
    );
    return row ?? { since: null, is_own: true };
  }

  /** The address, which only who asked for it knows: what is kept tells it to nobody. Throws `not-found` for who is no employee. */
  async renew(caller: StaffCaller, isOwn: boolean): Promise<CalendarFeed & { address: string }> {
    const token = newSecret();
    const since = await this.database.transaction(async () => {
      // Waits for `endAllOf`: whoever is shut out meanwhile makes nothing that outlives it.
      const [own] = await this.database.query<{ id: string }>(`${ofCaller} for update`, [caller.agency, caller.userId]);
      if (!own) throw new NotFoundError();
      await this.refused.expectHeld(caller);
      return this.store(own.id, { token, isOwn, caller });
    });
    return { since, is_own: isOwn, address: this.environment.PUBLIC_URL + pathOf(readCalendarFeed, { token }) };
  }

  /** Throws `not-found` where there is none. */
  async revoke(caller: StaffCaller): Promise<void> {
    const revoked = await this.database.query(
      `delete from calendar_feeds where employee = (${ofCaller}) returning employee`,
      [caller.agency, caller.userId],
    );
    if (revoked.length === 0) throw new NotFoundError();
  }

  /**
   * Whatever a user had made by then as an employee, also as a former one; and what was made since with a token that counts
   * no more, by who was quicker than the fact. Within the running transaction.
   */
  async endAllOf({ user_id: user, at, sessions, reissue }: EventData<'identity.sessions-ended'>): Promise<void> {
    const employees = await this.database.query<{ id: string }>(
      `select id from employees where data ->> 'user_id' = ? order by id for update`,
      [user],
    );
    await this.database.query(
      `delete from calendar_feeds where employee = any(?::uuid[])
         and (created_at <= ?::timestamptz or session = any(?::text[]) or (? and signed_at <= ?::timestamptz))`,
      [arrayLiteral(employees.map(({ id }) => id)), at, arrayLiteral(sessions), reissue, at],
    );
  }

  /**
   * What stands at an address, as the employee may see it now. Throws `not-found` once it was revoked or the employee has
   * left, `rate-limited` for a program that reads all the time.
   */
  async read(token: string): Promise<string> {
    const [feed] = await this.database.query<FeedRow>(
      `select f.employee, f.is_own, e.agency, e.data -> 'roles' as roles
       from calendar_feeds f join employees e on e.id = f.employee
       where f.token_hash = ? and e.data ->> 'is_active' = 'true'`,
      [hashOfSecret(token)],
    );
    const rights = rightsOf(feed?.roles ?? []);
    if (!feed || !rights.includes('read')) throw new NotFoundError();
    const now = this.clock.now();
    this.count(feed.employee, now);
    const today = dayAt(now);
    const { items } = await this.calendar.read({
      agency: feed.agency,
      filters: {
        from: addDays(today, -DAYS_BACK),
        until: addDays(today, DAYS_AHEAD),
        ...(feed.is_own ? { adviser: feed.employee } : {}),
      },
      seesAmounts: rights.includes('billing'),
    });
    return calendarFile(items, { publicUrl: this.environment.PUBLIC_URL, now });
  }

  /** Answers since when it is there. */
  private async store(
    employee: string,
    { token, isOwn, caller }: { token: string; isOwn: boolean; caller: StaffCaller },
  ): Promise<string> {
    const since = this.clock.now().toISOString();
    await this.database.query(
      `insert into calendar_feeds (employee, token_hash, is_own, created_at, session, signed_at)
       values (?, ?, ?, ?::timestamptz, ?, ?::timestamptz)
       on conflict (employee) do update set token_hash = excluded.token_hash, is_own = excluded.is_own,
         created_at = excluded.created_at, session = excluded.session, signed_at = excluded.signed_at`,
      [employee, hashOfSecret(token), isOwn, since, caller.session, signedAt(caller)],
    );
    return since;
  }

  private count(employee: string, now: Date): void {
    const before = this.reads.get(employee) ?? null;
    const wait = this.allowance.waitFor(before, now);
    if (wait > 0) throw new RateLimitedError(Math.ceil(wait / 1000));
    this.reads.set(employee, this.allowance.after(before, now));
  }
}
