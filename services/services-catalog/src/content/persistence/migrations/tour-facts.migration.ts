import { Migration } from '@mikro-orm/migrations';

/** What one compares tours by, and what is not in the price; a tour from before says nothing of it. */
export class TourFacts extends Migration {
  override up(): void {
    this.addSql(`alter table tours add column excludes text[] not null default '{}'`);
    this.addSql(`alter table tours add column duration text`);
    this.addSql(`alter table tours add column season text`);
    this.addSql(`alter table tours add column price_from_cents bigint`);
  }
}
