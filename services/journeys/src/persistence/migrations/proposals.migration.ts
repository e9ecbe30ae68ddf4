import { Migration } from '@mikro-orm/migrations';

/** What is proposed for a quote, what its visitor answers, and the journey that it becomes. A proposal is found by its link. */
export class Proposals extends Migration {
  override up(): void {
    this.addSql(`
      alter table web_quotes
        add column proposals jsonb not null default '[]',
        add column travellers jsonb not null default '[]',
        add column questions jsonb not null default '[]',
        add column journey uuid`);
    this.addSql(`create index web_quotes_proposals on web_quotes using gin (proposals jsonb_path_ops)`);
  }
}
