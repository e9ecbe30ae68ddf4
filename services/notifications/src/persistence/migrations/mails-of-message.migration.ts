import { Migration } from '@mikro-orm/migrations';

/** What left in one message, for a list that has an entry a message: made while mails are written, so in no transaction. */
export class MailsOfMessage extends Migration {
  override isTransactional(): boolean {
    return false;
  }

  override up(): void {
    // What a try that broke off leaves serves nobody, and has the name.
    this.addSql(`drop index concurrently if exists mails_of_message`);
    this.addSql(`create index concurrently mails_of_message on mails (message, id) where message is not null`);
  }
}
