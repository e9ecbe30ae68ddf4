import { Migration } from '@mikro-orm/migrations';

export class People extends Migration {
  override up(): void {
    this.addSql(`
      create table persons (
        id uuid primary key,
        version integer not null,
        id_number text unique,
        passport text unique,
        first_name text not null,
        last_name text not null,
        birth_date date not null,
        gender text not null,
        civil_status text not null,
        contact jsonb not null,
        emergency_contact jsonb,
        is_authorised boolean not null,
        check (id_number is not null or passport is not null)
      )`);
    this.addSql(`
      create table users (
        id uuid primary key,
        version integer not null,
        person_id uuid not null unique references persons,
        username text not null unique,
        password_hash text,
        is_active boolean not null,
        created_at timestamptz not null,
        activated_at timestamptz,
        password_changed_at timestamptz
      )`);
    this.addSql(`
      create table passengers (
        id uuid primary key,
        version integer not null,
        agency text not null,
        person_id uuid not null references persons,
        user_id uuid references users,
        id_number text,
        passport text,
        first_name text not null,
        last_name text not null,
        birth_date date not null,
        gender text not null,
        civil_status text not null,
        contact jsonb not null,
        emergency_contact jsonb,
        follows_person boolean not null,
        sort_key text collate "C" not null,
        search_text text not null,
        constraint passengers_of_agency unique (agency, person_id)
      )`);
    this.addSql(`create index passengers_by_name on passengers (agency, sort_key, id)`);
    this.addSql(`create index passengers_by_user on passengers (user_id)`);
    this.addSql(`create table agencies (id text primary key, version integer not null, settings jsonb not null)`);
    this.addSql(`
      create table employees (
        id uuid primary key,
        version integer not null,
        agency text not null references agencies,
        user_id uuid not null unique references users,
        first_name text not null,
        last_name text not null,
        email text not null,
        phone text,
        roles text[] not null,
        is_active boolean not null
      )`);
    this.addSql(`create index employees_of_agency on employees (agency)`);
  }
}
