import { Migration } from '@mikro-orm/migrations';

export class Mails extends Migration {
  override up(): void {
    this.addSql(`
      create table mails (
        id uuid primary key,
        version integer not null,
        occasion text not null constraint mails_occasion unique,
        template text not null,
        agency text,
        recipient_email text,
        recipient_name text,
        recipient_user_id text,
        data jsonb not null,
        sealed text,
        expires_at timestamptz,
        occurred_at timestamptz not null,
        status text not null check (status in ('waiting', 'sending', 'sent', 'failed', 'dropped')),
        attempts integer not null,
        next_attempt_at timestamptz not null,
        claimed_until timestamptz,
        possible_duplicate boolean not null,
        reason text,
        created_at timestamptz not null,
        finished_at timestamptz,
        check (sealed is null or status in ('waiting', 'sending')),
        check (recipient_email is not null or status = 'dropped')
      )`);
    this.addSql(`create index mails_waiting on mails (next_attempt_at) where status = 'waiting'`);
    this.addSql(`create index mails_sending on mails (claimed_until) where status = 'sending'`);
  }
}
