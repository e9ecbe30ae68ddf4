import { Migration } from '@mikro-orm/migrations';

/** The tables of what is to be read are called after projections; replicas of the former release find them by their former names. */
export class ProjectionNames extends Migration {
  override up(): void {
    for (const [former, name] of [
      ['incomplete_mirrors', 'incomplete_projections'],
      ['mirrors_after_release', 'projections_to_read_again'],
    ]) {
      this.addSql(`alter table ${former} rename to ${name}`);
      this.addSql(`create view ${former} as select * from ${name}`);
    }
  }
}
