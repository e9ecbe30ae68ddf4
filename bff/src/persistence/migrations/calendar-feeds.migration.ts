import { Migration } from '@mikro-orm/migrations';

/** The secret addresses of calendars, of which only a hash is kept: one an employee. */
export class CalendarFeeds extends Migration {
  override up(): void {
    this.addSql(`
      create table calendar_feeds (
        employee uuid primary key, token_hash text not null unique, is_own boolean not null, created_at timestamptz not null
      )`);
  }
}
