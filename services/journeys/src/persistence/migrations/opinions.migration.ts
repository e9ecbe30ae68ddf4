import { Migration } from '@mikro-orm/migrations';

/** What travellers say of their journeys. */
export class Opinions extends Migration {
  override up(): void {
    this.addSql(`alter table journeys add column opinions jsonb not null default '[]'`);
  }
}
