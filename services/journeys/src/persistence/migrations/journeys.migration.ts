import { Migration } from '@mikro-orm/migrations';

/** Journeys with their package services, and what of other services they need to know. */
export class Journeys extends Migration {
  override up(): void {
    this.addSql(`
      create table journeys (
        id uuid primary key,
        version integer not null,
        agency text not null,
        start_city jsonb not null,
        destination_city jsonb not null,
        destination_time_zone text not null,
        travel_date text not null,
        return_date text,
        purchase_date text not null,
        cost_cents bigint not null check (cost_cents >= 0),
        travel_direction text not null check (travel_direction in ('I', 'IV')),
        travel_agent uuid not null,
        need_migration_docs boolean not null,
        is_cancelled boolean not null,
        passengers uuid[] not null check (cardinality(passengers) > 0)
      )`);
    this.addSql(`create index journeys_agency on journeys (agency, id)`);
    this.addSql(`
      create table package_services (
        id uuid primary key,
        journey uuid not null references journeys (id) deferrable initially deferred,
        kind text not null,
        travel_direction text check (travel_direction in ('I', 'V')),
        "order" integer not null,
        record uuid
      )`);
    this.addSql(`create index package_services_journey on package_services (journey, "order")`);
    // Which record says to be attached to which item; kept without its journey, for an event may come before it.
    this.addSql(`
      create table attachments (
        record uuid primary key,
        version integer not null,
        package_service uuid
      )`);
    this.addSql(`create index attachments_package_service on attachments (package_service)`);
    this.addSql(`create table known_agencies (ruc text primary key, version integer not null)`);
    this.addSql(`create table known_passengers (id uuid primary key, version integer not null, agency text not null)`);
    this.addSql(`
      create table known_employees (
        id uuid primary key,
        version integer not null,
        agency text not null,
        is_active boolean not null
      )`);
  }
}
