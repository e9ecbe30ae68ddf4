import { Migration } from '@mikro-orm/migrations';

/**
 * What is under way on a day, what was cancelled, and what is owed by the day of travel: the other parts of the list of
 * journeys have their indexes.
 */
export class NearestJourneys extends Migration {
  override isTransactional(): boolean {
    return false;
  }

  override up(): void {
    this.addSql(`create extension if not exists btree_gist`);
    // What a try that broke off leaves serves nobody, and has the name.
    this.addSql(`drop index concurrently if exists journey_summaries_ongoing`);
    this.addSql(`create index concurrently journey_summaries_ongoing on journey_summaries
      using gist (agency, daterange(travel_date, last_day, '[]')) where not is_cancelled`);
    this.addSql(`drop index concurrently if exists journey_summaries_cancelled`);
    this.addSql(`create index concurrently journey_summaries_cancelled on journey_summaries (agency, travel_date, id)
      where is_cancelled`);
    this.addSql(`drop index concurrently if exists journey_summaries_owed_nearest`);
    this.addSql(`create index concurrently journey_summaries_owed_nearest
      on journey_summaries (agency, is_cancelled, travel_date, id, balance_due) where balance_cents > 0`);
  }
}
