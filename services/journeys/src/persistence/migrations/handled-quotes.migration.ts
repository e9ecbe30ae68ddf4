import { Migration } from '@mikro-orm/migrations';

/** What staff make of a quote; the open ones are asked for most. */
export class HandledQuotes extends Migration {
  override up(): void {
    this.addSql(`
      alter table web_quotes
        add column status text not null default 'new',
        add column owner uuid,
        add column notes text not null default '',
        add column lost_reason text,
        add column answered_at timestamptz,
        add column closed_at timestamptz`);
    this.addSql(`
      create index web_quotes_open on web_quotes (agency, id) where status in ('new', 'in_progress')`);
  }
}
