import { Migration } from '@mikro-orm/migrations';

/**
 * Where a journey goes, beside what else lists of journeys are narrowed by; null until the sweep made the row anew
 * (`complete-read-model.ts`). The index has all that such a list is counted by.
 */
export class JourneyDestinations extends Migration {
  override isTransactional(): boolean {
    return false;
  }

  override up(): void {
    this.addSql(`alter table journey_summaries add column if not exists destination text`);
    this.addSql(`drop index concurrently if exists journey_summaries_destination`);
    this.addSql(`create index concurrently journey_summaries_destination
      on journey_summaries (agency, destination, travel_date, id) include (is_cancelled, last_day, purchase_month)`);
  }
}
