import { Migration } from '@mikro-orm/migrations';

/** Problem reports with their numbers, who may write them, and how many somebody sent lately. */
export class ProblemReports extends Migration {
  override up(): void {
    this.addSql(`
      create table problem_reports (
        id uuid primary key,
        version integer not null,
        agency text not null,
        number integer not null check (number > 0),
        user_id uuid not null,
        passenger uuid not null,
        journey uuid,
        adviser uuid,
        topic text not null,
        description text not null,
        file jsonb,
        created_at timestamptz not null,
        unique (agency, number)
      )`);
    this.addSql(`create table problem_report_numbers (agency text primary key, last integer not null)`);
    this.addSql(`
      create table attempts (key text primary key, count integer not null, since timestamptz not null)`);
    this.addSql(`create index attempts_since on attempts (since)`);
    // Version 0: known since before accounts were; `CompletePassengers` reads those again.
    this.addSql(`alter table known_passengers add column user_id uuid`);
    this.addSql(`update known_passengers set version = 0`);
    this.addSql(`create index known_passengers_user on known_passengers (user_id)`);
  }
}
