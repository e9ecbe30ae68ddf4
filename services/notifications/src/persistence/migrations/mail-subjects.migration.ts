import { Migration } from '@mikro-orm/migrations';

/** What a mail is about, for whoever asks what was mailed about a journey or a passenger (architecture#mails). */
export class MailSubjects extends Migration {
  override up(): void {
    this.addSql(`alter table mails add column journey text, add column passenger text`);
    this.addSql(`update mails set journey = data ->> 'journey' where template = 'service-ready'`);
    this.addSql(`create index mails_of_journey on mails (journey, id) where journey is not null`);
    this.addSql(`create index mails_of_passenger on mails (passenger, id) where passenger is not null`);
    this.addSql(`create index mails_of_account on mails (recipient_user_id, id) where recipient_user_id is not null`);
  }
}
