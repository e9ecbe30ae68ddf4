import { Migration } from '@mikro-orm/migrations';

/** What is read once more when this release is through: meanwhile former replicas tell less of it, and keep less. */
export class ReadAgain extends Migration {
  override up(): void {
    this.addSql(`create table mirrors_after_release (name text primary key)`);
    this.addSql(`
      insert into mirrors_after_release (name) select unnest(array['journeys', 'service_records', 'service_documents', 'quotes',
        'luggage_requests', 'invoices', 'payments', 'refunds']) where exists (select from agencies)`);
  }
}
