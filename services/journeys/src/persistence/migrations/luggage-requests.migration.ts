import { Migration } from '@mikro-orm/migrations';

/** The luggage that travellers ask for, and when what is attached to an item begins: nothing is added after departure. */
export class LuggageRequests extends Migration {
  override up(): void {
    this.addSql(`
      create table luggage_requests (
        id uuid primary key,
        version integer not null,
        agency text not null,
        user_id uuid not null,
        passenger uuid not null,
        journey uuid not null,
        package_service uuid not null,
        pieces integer not null check (pieces > 0),
        luggage text not null,
        note text,
        created_at timestamptz not null,
        status text not null,
        answer jsonb
      )`);
    this.addSql(`create index luggage_requests_journey on luggage_requests (journey)`);
    this.addSql(
      `create unique index luggage_requests_open on luggage_requests (package_service, passenger) where status = 'open'`,
    );
    this.addSql(`alter table attachments add column starts_at timestamptz`);
  }
}
