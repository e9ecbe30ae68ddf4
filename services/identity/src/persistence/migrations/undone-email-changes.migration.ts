import { Migration } from '@mikro-orm/migrations';

/** What a person was known as before the e-mail moved, as long as that can be undone, and when one that was undone was in force. */
export class UndoneEmailChanges extends Migration {
  override up(): void {
    this.addSql(`
      create table former_persons (
        email_change uuid primary key,
        user_id uuid not null references users on delete cascade,
        taken_at timestamptz not null,
        former jsonb not null
      )`);
    this.addSql(`create index former_persons_taken_at on former_persons (taken_at)`);
    this.addSql(`alter table passengers add column undone_period jsonb`);
  }
}
