import { Migration } from '@mikro-orm/migrations';

/**
 * Every fact that a process ever told, for good: what an aggregate was before is its row of the version before
 * (architecture#events). What the outbox still has is where it begins.
 */
export class HistoryTable extends Migration {
  override up(): void {
    this.addSql(`
      create table history (
        id uuid primary key,
        name text not null,
        aggregate_id text not null,
        aggregate_version integer not null,
        occurred_at timestamptz not null,
        envelope jsonb not null
      )`);
    this.addSql(`create index history_of_aggregate on history (aggregate_id, aggregate_version)`);
    this.addSql(`
      insert into history (id, name, aggregate_id, aggregate_version, occurred_at, envelope)
      select id, name, aggregate_id, aggregate_version, (envelope ->> 'occurred_at')::timestamptz,
             envelope #- '{data,sealed}'
      from outbox`);
  }
}
