import { Migration } from '@mikro-orm/migrations';

/** Reported problems as staff and who reported them read them, with their files. */
export class ProblemReports extends Migration {
  override up(): void {
    this.addSql(`
      create table problem_reports (
        id uuid primary key, version integer not null, data jsonb not null,
        agency text not null, user_id uuid not null, passenger uuid not null, journey uuid,
        is_removed boolean not null, file uuid
      )`);
    this.addSql(`create index problem_reports_agency on problem_reports (agency, id)`);
    this.addSql(`create index problem_reports_user on problem_reports (user_id)`);
    this.addSql(`create index problem_reports_file on problem_reports (file)`);
  }
}
