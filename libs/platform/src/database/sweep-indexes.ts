import { Migration } from '@mikro-orm/migrations';

/** What the sweeps look for, which else reads tables whole. */
export class SweepIndexes extends Migration {
  override up(): void {
    this.addSql(`create index outbox_sent on outbox (created_at) where batch is not null`);
    this.addSql(`create index files_replaced on files (replaced_at) where status = 'replaced'`);
  }
}
