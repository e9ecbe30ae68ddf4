import { Migration } from '@mikro-orm/migrations';

/** A quote is found by the link of a proposal. */
export class Proposals extends Migration {
  override up(): void {
    this.addSql(`create index quotes_proposals on quotes using gin ((data -> 'proposals') jsonb_path_ops)`);
  }
}
