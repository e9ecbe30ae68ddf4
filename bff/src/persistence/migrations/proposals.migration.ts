import { Migration } from '@mikro-orm/migrations';

/** A quote is found by the link of a proposal, and by the yes to the last one as long as there is no journey of it. */
export class Proposals extends Migration {
  override up(): void {
    this.addSql(`create index quotes_proposals on quotes using gin ((data -> 'proposals') jsonb_path_ops)`);
    this.addSql(`create index quotes_accepted on quotes (agency, id)
      where data #>> '{proposals,-1,accepted_at}' is not null and coalesce(status, 'new') not in ('won', 'lost')`);
  }
}
