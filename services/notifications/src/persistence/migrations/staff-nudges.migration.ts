import { Migration } from '@mikro-orm/migrations';

/** What waits for an answer of the agency; of what is older than this its owner is asked once. */
export class StaffNudges extends Migration {
  override up(): void {
    for (const table of ['quotes', 'luggage_requests']) {
      this.addSql(`create table ${table} (id text primary key, version integer not null, data jsonb not null)`);
    }
    this.addSql(`
      insert into incomplete_mirrors (name)
      select unnest(array['quotes', 'luggage_requests']) where exists (select from agencies) on conflict do nothing`);
  }
}
