import { Migration } from '@mikro-orm/migrations';

/** The few journeys of which somebody says that they were bad, and which nobody has seen to. */
export class OpinionsIndex extends Migration {
  override isTransactional(): boolean {
    return false;
  }

  override up(): void {
    this.addSql(`drop index concurrently if exists journeys_poor_opinions`);
    this.addSql(`create index concurrently journeys_poor_opinions on journeys (agency, id)
      where jsonb_path_exists(data, '$.opinions[*] ? (@.rating <= 2 && @.attended_at == null)')`);
  }
}
