import { Migration } from '@mikro-orm/migrations';

const tables = ['invoices', 'payments', 'refunds'];

/** Whom an invoice, a payment or a refund was for when it was made; `CompleteReadModel` gives those of before theirs. */
export class BillingHolders extends Migration {
  override up(): void {
    for (const table of tables) this.addSql(`alter table ${table} add column holder jsonb`);
    this.addSql(`
      create or replace view billing_entries as ${tables
        .map(
          (table) => `
        select id, '${table.slice(0, -1)}' as kind, agency, journey, day, cents, is_voided, data->>'method' as method, data, holder
        from ${table} where not is_removed`,
        )
        .join(' union all ')}`);
  }
}
