import { Migration } from '@mikro-orm/migrations';

/** Mails about one journey to one address wait for each other, and leave in one message (product 16.4). */
export class Bundles extends Migration {
  override up(): void {
    this.addSql(`
      alter table mails
        add column bundle text,
        add column not_before timestamptz not null default now(),
        add column message uuid`);
    // The first of each bundle is looked for at every claim, and the others of a message that goes out again.
    this.addSql(
      `create index mails_gathering on mails (bundle, next_attempt_at, id) where status = 'waiting' and message is null`,
    );
    this.addSql(`create index mails_message on mails (message) where status in ('waiting', 'sending')`);
  }
}
