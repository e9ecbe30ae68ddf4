import { Migration } from '@mikro-orm/migrations';

/** Packages that the agency designs, and which one a journey was sold from. */
export class DesignedPackages extends Migration {
  override up(): void {
    this.addSql(`
      create table designed_packages (
        id uuid primary key,
        version integer not null,
        agency text not null,
        name text not null,
        destination_city jsonb not null,
        travel_direction text not null check (travel_direction in ('I', 'IV')),
        price_cents bigint not null check (price_cents >= 0),
        available_from text,
        available_until text,
        services jsonb not null,
        withdrawn_at timestamptz
      )`);
    this.addSql(
      `create index designed_packages_agency on designed_packages (agency, name, id) where withdrawn_at is null`,
    );
    this.addSql(`alter table journeys add column designed_package uuid`);
  }
}
