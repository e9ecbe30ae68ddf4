import { Migration } from '@mikro-orm/migrations';

/** Which mails went to an account's own address, which no agency is shown (decision 37). */
export class MailsToAccounts extends Migration {
  override up(): void {
    this.addSql(`alter table mails add column to_account boolean not null default false`);
    this.addSql(`
      update mails set to_account = true from passengers p
      where p.id::text = mails.passenger and mails.recipient_email = lower(trim(p.data ->> 'account_email'))`);
    this.addSql(`update mails set to_account = true where template = 'account-confirmation'`);
  }
}
