import { Migration } from '@mikro-orm/migrations';

/** A journey's adviser as a column that follows its snapshot: one edited adviser finds his or her journeys by an index. */
export class JourneyAdvisers extends Migration {
  override up(): void {
    this.addSql(
      `alter table journeys add column adviser uuid generated always as ((data->>'travel_agent')::uuid) stored`,
    );
    this.addSql(`create index journeys_adviser on journeys (adviser)`);
  }
}
