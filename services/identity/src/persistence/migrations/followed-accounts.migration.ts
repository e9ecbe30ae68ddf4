import { Migration } from '@mikro-orm/migrations';

/**
 * Where mails about a passenger go once the account has agreed, which passengers are deactivated, and by what a passenger
 * is found whom an agency is about to write of again.
 */
export class FollowedAccounts extends Migration {
  override up(): void {
    this.addSql(`alter table passengers add column account_email text, add column deactivated_at timestamptz`);
    this.addSql(`
      update passengers set account_email = p.contact ->> 'email' from persons p
      where p.id = person_id and user_id is not null
        and lower(p.contact ->> 'email') is distinct from lower(passengers.contact ->> 'email')`);
    this.addSql(`create index passengers_by_passport on passengers (agency, passport) where passport is not null`);
    this.addSql(`create index passengers_by_email on passengers (agency, lower(contact ->> 'email'))`);
    this.addSql(`create index passengers_by_phone on passengers (agency, (contact ->> 'phone'))`);
  }
}
