import { Migration } from '@mikro-orm/migrations';

/** By which session, and with a token of when, the address of a calendar was made; not known of those of before. */
export class CalendarFeedMakers extends Migration {
  override up(): void {
    this.addSql(`alter table calendar_feeds add column session text, add column signed_at timestamptz`);
  }
}
