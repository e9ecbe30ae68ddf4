import { Migration } from '@mikro-orm/migrations';

/** How a passenger came to be an account's. Of those that are so already, who opened a link about it has agreed. */
export class BoundPassengers extends Migration {
  override up(): void {
    this.addSql(`
      alter table passengers
        add column has_agreed boolean not null default false,
        add column bound_by_change uuid`);
    this.addSql(`
      update passengers set has_agreed = true where user_id is not null and exists (
        select from user_tokens t
        where t.passenger_id = passengers.id and t.purpose = 'account-confirmation' and t.used_at is not null)`);
  }
}
