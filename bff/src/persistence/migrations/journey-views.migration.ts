import { Migration } from '@mikro-orm/migrations';

/**
 * The read model: one row an aggregate, with its version and its snapshot; what a query needs is a column. A journey's
 * row of `journey_changes` carries the number of the last change of anything that its view shows.
 */
export class JourneyViews extends Migration {
  override up(): void {
    this.addSql(
      `create table change_clock (single boolean primary key default true check (single), change bigint not null)`,
    );
    this.addSql(`insert into change_clock (change) values (0)`);
    this.addSql(`create table journey_changes (journey uuid primary key, change bigint not null)`);
    this.addSql(`create index journey_changes_change on journey_changes (change)`);
    this.addSql(`
      create table journeys (
        id uuid primary key, version integer not null, data jsonb not null,
        agency text not null, travel_date date not null, is_cancelled boolean not null
      )`);
    this.addSql(`create index journeys_agency on journeys (agency, travel_date desc, id)`);
    this.addSql(`
      create table journey_passengers (
        journey uuid not null, passenger uuid not null, position integer not null, primary key (journey, passenger)
      )`);
    this.addSql(`create index journey_passengers_passenger on journey_passengers (passenger)`);
    this.addSql(`
      create table passengers (
        id uuid primary key, version integer not null, data jsonb not null, agency text not null, user_id uuid
      )`);
    this.addSql(`create index passengers_user on passengers (user_id)`);
    this.addSql(`
      create table employees (
        id uuid primary key, version integer not null, data jsonb not null, agency text not null
      )`);
    for (const table of ['service_records', 'service_documents', 'invoices', 'payments']) {
      this.addSql(`
        create table ${table} (
          id uuid primary key, version integer not null, data jsonb not null,
          journey uuid, is_removed boolean not null, file uuid
        )`);
      this.addSql(`create index ${table}_journey on ${table} (journey)`);
      this.addSql(`create index ${table}_file on ${table} (file)`);
    }
  }
}
