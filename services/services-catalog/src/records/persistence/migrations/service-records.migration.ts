import { Migration } from '@mikro-orm/migrations';

export class ServiceRecords extends Migration {
  override up(): void {
    this.addSql(`
      create table service_records (
        id uuid primary key,
        version integer not null,
        agency text not null,
        kind text not null,
        package_service uuid,
        journey uuid,
        details jsonb not null,
        zone text not null,
        title text not null,
        cost_cents integer not null check (cost_cents >= 0),
        starts_local text,
        starts_zone text,
        starts_at timestamptz,
        ends_local text,
        ends_zone text,
        ends_at timestamptz,
        places text[] not null default '{}',
        reservation jsonb,
        check ((package_service is null) = (journey is null))
      )`);
    this.addSql(`create unique index service_records_package_service on service_records (package_service)`);
    this.addSql(`create index service_records_agency on service_records (agency, kind, starts_at)`);
    this.addSql(`create index service_records_places on service_records using gin (places)`);
    this.addSql(`
      create table removed_package_services (
        id uuid primary key,
        removed_at timestamptz not null default now()
      )`);
    this.addSql(`
      create table service_documents (
        id uuid primary key,
        version integer not null,
        agency text not null,
        journey uuid not null,
        package_service uuid not null,
        passenger uuid not null,
        document jsonb not null,
        removed_at timestamptz
      )`);
    this.addSql(`create index service_documents_package_service on service_documents (package_service)`);
    this.addSql(`
      create table coordinates (
        id uuid primary key,
        version integer not null default 1,
        agency text not null,
        name text not null,
        latitude double precision not null check (latitude between -90 and 90),
        longitude double precision not null check (longitude between -180 and 180)
      )`);
  }
}
