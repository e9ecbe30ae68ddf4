import { Migration } from '@mikro-orm/migrations';

/** What left in one message, for a list that has an entry a message. */
export class MailsOfMessage extends Migration {
  override up(): void {
    this.addSql(`create index mails_of_message on mails (message, id) where message is not null`);
  }
}
