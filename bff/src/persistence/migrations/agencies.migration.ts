import { Migration } from '@mikro-orm/migrations';

export class Agencies extends Migration {
  override up(): void {
    this.addSql(`create table agencies (ruc text primary key, version integer not null, data jsonb not null)`);
  }
}
