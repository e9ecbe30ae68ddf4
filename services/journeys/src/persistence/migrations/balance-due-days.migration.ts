import { Migration } from '@mikro-orm/migrations';

/** How many days before travel an agency wants its balances; none said: the usual number. */
export class BalanceDueDays extends Migration {
  override up(): void {
    this.addSql(`alter table known_agencies add column balance_due_days integer`);
  }
}
