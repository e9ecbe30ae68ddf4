import { Migration } from '@mikro-orm/migrations';

/** By what a passenger is an account's. Of those that are so already, who opened a link about it has agreed. */
export class BoundPassengers extends Migration {
  override up(): void {
    this.addSql(`
      alter table passengers add column bound_by text not null default 'same-email'
        check (bound_by in ('same-email', 'moved-email', 'agreement'))`);
    this.addSql(`
      update passengers set bound_by = 'agreement' where user_id is not null and exists (
        select from user_tokens t
        where t.passenger_id = passengers.id and t.purpose = 'account-confirmation' and t.used_at is not null)`);
  }
}
