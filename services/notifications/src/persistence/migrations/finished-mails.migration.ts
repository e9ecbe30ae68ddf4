import { Migration } from '@mikro-orm/migrations';

/** Finds the mails that ended long ago. */
export class FinishedMails extends Migration {
  override up(): void {
    this.addSql(`create index mails_finished on mails (finished_at) where finished_at is not null`);
  }
}
