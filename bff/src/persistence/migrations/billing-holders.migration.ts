import { Migration } from '@mikro-orm/migrations';

const tables = ['invoices', 'payments', 'refunds'];

/** Whom an invoice, a payment or a refund was for when it was made; those of before keep who holds the journey now. */
export class BillingHolders extends Migration {
  override up(): void {
    for (const table of tables) {
      this.addSql(`alter table ${table} add column holder jsonb`);
      this.addSql(`
        update ${table} set holder = (
          select jsonb_build_object('id', p.id, 'first_name', p.data -> 'first_name', 'last_name', p.data -> 'last_name',
            'id_number', coalesce(p.data ->> 'id_number', p.data ->> 'passport'))
          from journeys j join journey_passengers jp on jp.journey = j.id join passengers p on p.id = jp.passenger
          where j.id = ${table}.journey
          order by (p.id::text = coalesce(j.data ->> 'holder', '')) desc, jp.position limit 1)`);
    }
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
