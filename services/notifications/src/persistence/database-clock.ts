import { Database } from '@bitacora/platform';
import { Injectable } from '@nestjs/common';

/** The time by which reminders are due: the database's, the same for every replica, whatever their own clocks say. */
@Injectable()
export class DatabaseClock {
  /** How far it is ahead of the database's; tests live through weeks by it. */
  ahead = 0;
  constructor(private readonly database: Database) {}

  async now(): Promise<Date> {
    const [row] = await this.database.query<{ now: Date }>(`select clock_timestamp() as now`);
    if (!row) throw new Error('a database has a clock');
    return new Date(new Date(row.now).getTime() + this.ahead);
  }
}
