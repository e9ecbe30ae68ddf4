import { Migration } from '@mikro-orm/migrations';

/** The luggage that travellers ask for, as their tickets and staff's list show it. */
export class LuggageRequests extends Migration {
  override up(): void {
    this.addSql(`
      create table luggage_requests (
        id uuid primary key, version integer not null, data jsonb not null,
        agency text not null, journey uuid not null, status text not null, is_removed boolean not null
      )`);
    this.addSql(`create index luggage_requests_agency on luggage_requests (agency, id)`);
    this.addSql(`create index luggage_requests_open on luggage_requests (agency, id) where status = 'open'`);
    this.addSql(`create index luggage_requests_journey on luggage_requests (journey)`);
  }
}
