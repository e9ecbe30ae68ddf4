import { Migration } from '@mikro-orm/migrations';

/** What mails need to know of agencies, people and journeys, projected from their events. */
export class Recipients extends Migration {
  override up(): void {
    for (const table of ['agencies', 'employees', 'passengers', 'journeys']) {
      this.addSql(`create table ${table} (id text primary key, version integer not null, data jsonb not null)`);
    }
    this.addSql(`create index employees_agency on employees ((data ->> 'agency'))`);
  }
}
