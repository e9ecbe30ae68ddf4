import { Migration } from '@mikro-orm/migrations';

/** Refunds; and what is voided stays, with its reason. */
export class RefundsAndVoids extends Migration {
  override up(): void {
    for (const table of ['invoices', 'payments']) {
      this.addSql(`alter table ${table} add column number text, add column voided jsonb`);
    }
    this.addSql(`
      create table refunds (
        id uuid primary key,
        version integer not null,
        agency text not null,
        journey uuid not null,
        number text,
        method text not null,
        amount_cents bigint not null check (amount_cents > 0),
        date text not null,
        reason text not null,
        creation_date text not null,
        voided jsonb,
        voucher jsonb
      )`);
    this.addSql(`create index refunds_journey on refunds (journey)`);
  }
}
