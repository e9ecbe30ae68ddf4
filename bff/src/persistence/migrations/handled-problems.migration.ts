import { Migration } from '@mikro-orm/migrations';

/** Where a reported problem stands and who answers it: what its list is narrowed to. Of before: new, and nobody. */
export class HandledProblems extends Migration {
  override up(): void {
    this.addSql(`alter table problem_reports add column status text, add column owner uuid`);
  }
}
