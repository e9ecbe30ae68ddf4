import { Migration } from '@mikro-orm/migrations';

/** What happens on a day: the days of journeys, and those that the clocks at their places show when a record begins and ends. */
export class CalendarDays extends Migration {
  override isTransactional(): boolean {
    return false;
  }

  override up(): void {
    const index = (name: string, on: string) => {
      // What a try that broke off leaves serves nobody, and has the name.
      this.addSql(`drop index concurrently if exists ${name}`);
      this.addSql(`create index concurrently ${name} on ${on}`);
    };
    index('journey_summaries_last_day', 'journey_summaries (agency, last_day, id) where not is_cancelled');
    for (const edge of ['starts', 'ends']) {
      index(
        `service_records_${edge}_on`,
        `service_records (left(data #>> '{${edge},local}', 10)) where not is_removed`,
      );
    }
  }
}
