import { Migration } from '@mikro-orm/migrations';

/** Since when each item is sold: how long it has been waiting. Older ones count from the journey's purchase. */
export class AddedAt extends Migration {
  override up(): void {
    this.addSql(`alter table package_services add column added_at timestamptz`);
  }
}
