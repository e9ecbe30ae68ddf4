import { Migration } from '@mikro-orm/migrations';

/** Staff who have no role until they set up the second factor that their agency asked for meanwhile. */
export class ShutOutStaff extends Migration {
  override up(): void {
    this.addSql(`alter table employees add column is_shut_out boolean not null default false`);
  }
}
