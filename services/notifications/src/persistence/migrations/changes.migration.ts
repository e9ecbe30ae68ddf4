import { Migration } from '@mikro-orm/migrations';

/** News that somebody may take back for some seconds leaves with no other before that, however long those have waited (product 16.25). */
export class Changes extends Migration {
  override up(): void {
    this.addSql(`alter table mails add column settles_at timestamptz`);
  }
}
