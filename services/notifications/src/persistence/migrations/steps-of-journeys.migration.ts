import { Migration } from '@mikro-orm/migrations';

/** Steps of a journey's ladder may be of no service. */
export class StepsOfJourneys extends Migration {
  override up(): void {
    this.addSql(`alter table reminders alter column record drop not null, alter column item drop not null`);
  }
}
