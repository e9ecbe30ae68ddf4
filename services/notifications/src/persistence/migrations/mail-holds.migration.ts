import { Migration } from '@mikro-orm/migrations';

/** After a restore: mails about what happened until then wait until a person decides (decision 29). */
export class MailHolds extends Migration {
  override up(): void {
    this.addSql(`
      create table mail_holds (
        until timestamptz primary key,
        backup_taken_at timestamptz not null,
        decision text check (decision in ('send', 'drop')),
        decided_at timestamptz
      )`);
  }
}
