import { Migration } from '@mikro-orm/migrations';

/** Who holds a journey, until when its balance is due, and what was called off of it. */
export class Cancellations extends Migration {
  override up(): void {
    this.addSql(`
      alter table journeys
        add column holder uuid,
        add column balance_due text,
        add column cancellation jsonb`);
    this.addSql(`
      update journeys
      set balance_due = greatest(to_char(travel_date::date - 15, 'YYYY-MM-DD'), purchase_date)`);
    this.addSql(`alter table package_services add column cancellation jsonb`);
    // Who is adult and who has an e-mail decides who holds a journey; version 0 is read again (`CompletePassengers`).
    this.addSql(`alter table known_passengers add column birth_date text, add column has_email boolean`);
    this.addSql(`update known_passengers set version = 0`);
  }
}
