import { Migration } from '@mikro-orm/migrations';

/** Where a reported problem stands, who answers it, and the answer. */
export class HandledProblems extends Migration {
  override up(): void {
    this.addSql(`
      alter table problem_reports
        add column status text not null default 'new',
        add column owner uuid,
        add column answer jsonb`);
  }
}
