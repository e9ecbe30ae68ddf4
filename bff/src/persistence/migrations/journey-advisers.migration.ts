import { Migration } from '@mikro-orm/migrations';

/**
 * A journey's adviser as a column that follows its snapshot: one edited adviser finds his or her journeys by an index.
 * What is no id is nobody's: a cast that fails would keep the whole journey out of the read model for good.
 */
export class JourneyAdvisers extends Migration {
  override up(): void {
    this.addSql(
      `alter table journeys add column adviser uuid generated always as (
         case when data->>'travel_agent' ~* '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
           then (data->>'travel_agent')::uuid end
       ) stored`,
    );
    this.addSql(`create index journeys_adviser on journeys (adviser)`);
  }
}
