import { Migration } from '@mikro-orm/migrations';

/** When complete backups were taken of the platform; written by the backup itself. */
export class Backups extends Migration {
  override up(): void {
    this.addSql(`create table backups (taken_at timestamptz primary key)`);
  }
}
