import { Migration } from '@mikro-orm/migrations';

/** Which passengers have an account that waits for its owner: their agency's list says so. */
export class WaitingAccounts extends Migration {
  override up(): void {
    this.addSql(`alter table passengers add column account_waits boolean not null default false`);
    this.addSql(`
      update passengers set account_waits = true from users u
      where u.id = user_id and follows_person and not u.is_active`);
  }
}
