import { Migration } from '@mikro-orm/migrations';

/** Mails that came back, and whose turn it is to read where they do (product 16.17). */
export class BounceMailbox extends Migration {
  override up(): void {
    this.addSql(`alter table mails drop constraint mails_status_check`);
    this.addSql(`
      alter table mails add constraint mails_status_check
        check (status in ('waiting', 'sending', 'sent', 'bounced', 'failed', 'dropped'))`);
    this.addSql(`
      create table bounce_mailbox (
        is_only boolean primary key default true check (is_only),
        next_at timestamptz not null default now(),
        read_at timestamptz not null default now()
      )`);
  }
}
