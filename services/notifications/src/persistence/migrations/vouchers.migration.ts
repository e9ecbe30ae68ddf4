import { Migration } from '@mikro-orm/migrations';

/**
 * The documents of passengers, and the files of records: whether a journey is ready follows from them. A database that knew
 * journeys before lacks what their owner told until now: until it was read from it, no ladder has steps that follow from
 * readiness (`projections/complete-projections.ts`).
 */
export class Vouchers extends Migration {
  override up(): void {
    this.addSql(`create table service_documents (id text primary key, version integer not null, data jsonb not null)`);
    this.addSql(`create index service_documents_journey on service_documents ((data ->> 'journey'))`);
    this.addSql(`
      insert into incomplete_mirrors (name)
      select unnest(array['service_records', 'service_documents']) where exists (select from journeys)
      on conflict do nothing`);
  }
}
