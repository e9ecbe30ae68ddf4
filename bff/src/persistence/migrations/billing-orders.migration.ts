import { Migration } from '@mikro-orm/migrations';

const orders = { amount: 'cents', number: `(coalesce('0' || (data ->> 'number'), '1'))` };

/** What was billed by its amount, and by its number. */
export class BillingOrders extends Migration {
  override isTransactional(): boolean {
    return false;
  }

  override up(): void {
    for (const table of ['invoices', 'payments', 'refunds']) {
      for (const [order, key] of Object.entries(orders)) {
        this.addSql(`drop index concurrently if exists ${table}_${order}`);
        this.addSql(
          `create index concurrently ${table}_${order} on ${table} (agency, ${key}, id) where not is_removed`,
        );
      }
    }
  }
}
