import { Migration } from '@mikro-orm/migrations';

/** The tables that every process has: outbox, inbox, idempotency keys, files (architecture#events). */
export class PlatformTables extends Migration {
  override up(): void {
    this.addSql(`create sequence outbox_batch`);
    this.addSql(`
      create table outbox (
        id uuid primary key,
        name text not null,
        aggregate_id text not null,
        aggregate_version integer not null,
        envelope jsonb not null,
        created_at timestamptz not null default now(),
        batch bigint
      )`);
    this.addSql(`create index outbox_waiting on outbox (id) where batch is null`);
    this.addSql(`create index outbox_batch_index on outbox (batch) where batch is not null`);
    this.addSql(`create table inbox (event_id uuid primary key, handled_at timestamptz not null default now())`);
    this.addSql(`create index inbox_handled_at on inbox (handled_at)`);
    this.addSql(`
      create table idempotency_keys (
        caller text not null,
        route text not null,
        key text not null,
        hash text not null,
        answer jsonb,
        created_at timestamptz not null default now(),
        primary key (caller, route, key)
      )`);
    this.addSql(`create index idempotency_keys_created_at on idempotency_keys (created_at)`);
    this.addSql(`
      create table files (
        id uuid primary key,
        object_key text not null unique,
        media_type text not null,
        size integer not null,
        name text not null,
        sha256 text not null,
        status text not null check (status in ('uploading', 'stored', 'replaced')),
        created_at timestamptz not null default now(),
        replaced_at timestamptz
      )`);
    this.addSql(`create index files_uploading on files (created_at) where status = 'uploading'`);
  }
}
