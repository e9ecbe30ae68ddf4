import { Migration } from '@mikro-orm/migrations';

/**
 * Since when quotes and requests for luggage wait, as the calendar finds until when they are to be answered: few rows each.
 * And whose the journeys are that are not ready: no row of them is read for it.
 */
export class CalendarDeadlines extends Migration {
  override up(): void {
    for (const table of ['quotes', 'luggage_requests']) {
      // Of itself: also in what a replica of the former release writes meanwhile.
      this.addSql(
        `alter table ${table} add column created_at text collate "C" generated always as (data ->> 'created_at') stored`,
      );
    }
    this.addSql(`create index quotes_due on quotes (agency, created_at, id) include (owner)
      where coalesce(status, 'new') in ('new', 'in_progress')`);
    this.addSql(`create index luggage_requests_due on luggage_requests (agency, created_at, id) include (journey)
      where status = 'open' and not is_removed`);
    this.addSql(`drop index journey_summaries_not_ready`);
    this.addSql(`create index journey_summaries_not_ready on journey_summaries (agency, travel_date, id, last_day)
      include (adviser) where not is_ready and not is_cancelled`);
  }
}
