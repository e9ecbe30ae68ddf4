import { Migration } from '@mikro-orm/migrations';

export class Credentials extends Migration {
  override up(): void {
    this.addSql(`
      create table sessions (
        id uuid primary key,
        user_id uuid not null references users,
        created_at timestamptz not null,
        ended_at timestamptz,
        ended_because text
      )`);
    this.addSql(`create index sessions_of_user on sessions (user_id) where ended_at is null`);
    this.addSql(`
      create table refresh_tokens (
        hash text primary key,
        session_id uuid not null references sessions on delete cascade,
        created_at timestamptz not null,
        expires_at timestamptz not null,
        rotated_at timestamptz
      )`);
    this.addSql(`create index refresh_tokens_of_session on refresh_tokens (session_id)`);
    this.addSql(`create index refresh_tokens_expire on refresh_tokens (expires_at)`);
    this.addSql(`
      create table user_tokens (
        hash text primary key,
        user_id uuid not null references users,
        purpose text not null check (purpose in ('activation', 'password-reset')),
        expires_at timestamptz not null,
        used_at timestamptz
      )`);
    this.addSql(`create index user_tokens_of_user on user_tokens (user_id, purpose)`);
    this.addSql(`
      create table attempts (
        key text primary key,
        count integer not null,
        last_at timestamptz not null
      )`);
    this.addSql(`create index attempts_last_at on attempts (last_at)`);
  }
}
