import { Migration } from '@mikro-orm/migrations';

/**
 * What waits, the earliest first, passes journeys of the past that were never finished: with their last day in the index
 * none of their rows is read.
 */
export class WaitingJourneysIndexes extends Migration {
  override up(): void {
    for (const [name, waits] of [
      ['pending', 'pending > 0'],
      ['not_ready', 'not is_ready'],
    ]) {
      this.addSql(`drop index journey_summaries_${name}`);
      this.addSql(`create index journey_summaries_${name} on journey_summaries (agency, travel_date, id, last_day)
        where ${waits} and not is_cancelled`);
    }
  }
}
