import { Migration } from '@mikro-orm/migrations';

/** What addresses have switched off, how often somebody may change that, and the passengers of an account (product 16.16). */
export class MailChoices extends Migration {
  override up(): void {
    this.addSql(`
      create table switched_off_mails (
        agency text not null,
        address text not null,
        mail_group text not null,
        switched_off_at timestamptz not null,
        primary key (agency, address, mail_group)
      )`);
    this.addSql(`
      create table attempts (key text primary key, count integer not null, last_at timestamptz not null, person text)`);
    this.addSql(`create index attempts_last_at on attempts (last_at)`);
    this.addSql(`create index passengers_user on passengers ((data ->> 'user_id'))`);
  }
}
