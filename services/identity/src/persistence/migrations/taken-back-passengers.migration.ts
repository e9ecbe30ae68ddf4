import { Migration } from '@mikro-orm/migrations';

/**
 * Which passengers their agency took from an account by correcting the e-mail, and which photos staff put there. Until now
 * nothing else parted a passenger who follows the person from the person's account; one that has agreed did so at the address
 * that its agency had corrected away, which does not keep the agency from taking it back.
 */
export class TakenBackPassengers extends Migration {
  override up(): void {
    this.addSql(`alter table persons add column photo_agencies jsonb not null default '{}'`);
    this.addSql(`alter table passengers add column is_taken_back boolean not null default false`);
    this.addSql(`
      update passengers set is_taken_back = true where user_id is null and follows_person and exists (
        select from users u where u.person_id = passengers.person_id and u.closed_at is null)`);
    this.addSql(`update passengers set has_agreed = false where user_id is not null and follows_person`);
  }
}
