import { Migration } from '@mikro-orm/migrations';

/** Designed packages, as journeys tells them: their list stands while journeys is away. */
export class DesignedPackages extends Migration {
  override up(): void {
    this.addSql(`
      create table designed_packages (
        id uuid primary key, version integer not null, data jsonb not null,
        agency text not null, is_removed boolean not null
      )`);
    this.addSql(`create index designed_packages_agency on designed_packages (agency)`);
    // Tables that came after what they show, and were read from its owner since.
    this.addSql(`create table complete_tables (name text primary key)`);
  }
}
