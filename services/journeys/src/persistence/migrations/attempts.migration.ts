import { Migration } from '@mikro-orm/migrations';

/** Attempts as every process counts them. What was counted before is taken as of now; `since` is of no use any more. */
export class Attempts extends Migration {
  override up(): void {
    this.addSql(`alter table attempts add column last_at timestamptz not null default now(), add column person text`);
    this.addSql(`alter table attempts alter column since drop not null`);
    this.addSql(`create index attempts_last_at on attempts (last_at)`);
  }
}
