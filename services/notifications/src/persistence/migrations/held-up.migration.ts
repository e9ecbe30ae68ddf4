import { Migration } from '@mikro-orm/migrations';

/** What cannot be planned waits by itself and holds up no other; a mail that was held up knows where it is night. */
export class HeldUp extends Migration {
  override up(): void {
    this.addSql(`alter table reminder_marks add column not_before timestamptz not null default '-infinity'`);
    this.addSql(`alter table mails add column quiet_zone text`);
    this.addSql(`create index reminder_marks_not_before on reminder_marks (not_before)`);
  }
}
