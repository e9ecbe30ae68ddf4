import { Migration } from '@mikro-orm/migrations';

/** What mails about a service say of it when they leave, projected from its events. */
export class ServiceRecords extends Migration {
  override up(): void {
    this.addSql(`create table service_records (id text primary key, version integer not null, data jsonb not null)`);
    this.addSql(`create index service_records_journey on service_records ((data ->> 'journey'))`);
  }
}
