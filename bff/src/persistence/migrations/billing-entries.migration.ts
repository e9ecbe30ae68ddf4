import { Migration } from '@mikro-orm/migrations';

const tables = { invoices: 'total_cost_cents', payments: 'value_cents', refunds: 'amount_cents' } as const;

/**
 * Refunds; and invoices, payments and refunds as one list: what it is filtered by follows each snapshot as a column. A
 * day is text there, which no setting of a session reads otherwise.
 */
export class BillingEntries extends Migration {
  override up(): void {
    this.addSql(`
      create table refunds (
        id uuid primary key, version integer not null, data jsonb not null,
        journey uuid, is_removed boolean not null, file uuid
      )`);
    this.addSql(`create index refunds_journey on refunds (journey)`);
    this.addSql(`create index refunds_file on refunds (file)`);
    for (const [table, cents] of Object.entries(tables)) {
      const day = table === 'refunds' ? 'date' : 'creation_date';
      this.addSql(`
        alter table ${table}
          add column agency text generated always as (data->>'agency') stored,
          add column day text generated always as (data->>'${day}') stored,
          add column cents bigint generated always as ((data->>'${cents}')::bigint) stored,
          add column is_voided boolean generated always as (coalesce(jsonb_typeof(data->'voided'), 'null') <> 'null') stored`);
      this.addSql(`create index ${table}_day on ${table} (agency, day, id)`);
    }
    this.addSql(`
      create view billing_entries as ${Object.keys(tables)
        .map(
          (table) => `
        select id, '${table.slice(0, -1)}' as kind, agency, journey, day, cents, is_voided, data->>'method' as method, data
        from ${table} where not is_removed`,
        )
        .join(' union all ')}`);
  }
}
