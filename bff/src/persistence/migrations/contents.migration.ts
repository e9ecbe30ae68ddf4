import { Migration } from '@mikro-orm/migrations';

/** Documents and tours of the agencies' sites, as everybody reads them; a tour's name is the last part of its address. */
export class Contents extends Migration {
  override up(): void {
    for (const table of ['web_documents', 'tours']) {
      this.addSql(`
        create table ${table} (
          id uuid primary key, version integer not null, data jsonb not null,
          agency text not null, name text not null, is_removed boolean not null
        )`);
      this.addSql(`create index ${table}_agency on ${table} (agency, name)`);
    }
  }
}
