import { Migration } from '@mikro-orm/migrations';

/**
 * What of a journey was invoiced, paid and given back. A database that knew journeys before lacks what their owners told until
 * now: until it was read from them, no balance is told (`projections/complete-projections.ts`).
 */
export class MoneyOfJourneys extends Migration {
  override up(): void {
    for (const table of ['invoices', 'payments', 'refunds']) {
      this.addSql(`create table ${table} (id text primary key, version integer not null, data jsonb not null)`);
      this.addSql(`create index ${table}_journey on ${table} ((data ->> 'journey'))`);
    }
    this.addSql(`create table incomplete_mirrors (name text primary key)`);
    this.addSql(`
      insert into incomplete_mirrors (name)
      select unnest(array['agencies', 'journeys', 'invoices', 'payments', 'refunds']) where exists (select from journeys)`);
  }
}
