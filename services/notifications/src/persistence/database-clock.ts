import { Database } from '@bitacora/platform';
import { Injectable } from '@nestjs/common';

/**
 * The time by which reminders and mails are planned, leave and come too late: the database's, the same for every replica, whatever
 * their own clocks say.
 */
@Injectable()
export class DatabaseClock {
  /** How far that of reminders is ahead of the database's; tests live through weeks by it. */
  ahead = 0;
  constructor(private readonly database: Database) {}

  async now(): Promise<Date> {
    return this.ofReminders(await this.ofMails());
  }

  /** What time it is for reminders when it is so late for mails. */
  ofReminders(now: Date): Date {
    return new Date(now.getTime() + this.ahead);
  }

  /** By which mails are claimed, too. */
  async ofMails(): Promise<Date> {
    const [row] = await this.database.query<{ now: Date }>(`select clock_timestamp() as now`);
    if (!row) throw new Error('a database has a clock');
    return new Date(row.now);
  }
}
