import { Migration } from '@mikro-orm/migrations';

export class InvoicesAndPayments extends Migration {
  override up(): void {
    this.addSql(`
      create table invoices (
        id uuid primary key,
        version integer not null,
        agency text not null,
        journey uuid not null,
        is_passenger_invoice boolean not null,
        passenger uuid,
        total_cost_cents bigint not null check (total_cost_cents >= 0),
        creation_date text not null,
        file jsonb not null,
        check (passenger is not null or not is_passenger_invoice)
      )`);
    this.addSql(`create index invoices_journey on invoices (journey)`);
    this.addSql(`
      create table payments (
        id uuid primary key,
        version integer not null,
        agency text not null,
        journey uuid not null,
        method text not null,
        value_cents bigint not null check (value_cents > 0),
        creation_date text not null,
        voucher jsonb not null
      )`);
    this.addSql(`create index payments_journey on payments (journey)`);
  }
}
