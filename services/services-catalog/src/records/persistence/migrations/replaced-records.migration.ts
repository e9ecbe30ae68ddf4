import { Migration } from '@mikro-orm/migrations';

export class ReplacedRecords extends Migration {
  override up(): void {
    this.addSql(`alter table service_records add column replaces uuid`);
  }
}
