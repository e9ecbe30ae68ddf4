import { Migration } from '@mikro-orm/migrations';

/** What papers a journey asks for follows from where it starts: rows from before, which do not say it, are read again. */
export class PapersOfJourneys extends Migration {
  override up(): void {
    this.addSql(`
      insert into incomplete_mirrors (name) select 'journeys' where exists (select from journeys) on conflict do nothing`);
  }
}
