import { Migration } from '@mikro-orm/migrations';

/** Quotes, as journeys tells them: their list stands while journeys is away, and is found by what waits. */
export class Quotes extends Migration {
  override up(): void {
    this.addSql(`
      create table quotes (
        id uuid primary key, version integer not null, data jsonb not null,
        agency text not null, status text, owner uuid, search_text text
      )`);
    this.addSql(`create index quotes_agency on quotes (agency, id)`);
    this.addSql(
      `create index quotes_open on quotes (agency, id) where coalesce(status, 'new') in ('new', 'in_progress')`,
    );
  }
}
