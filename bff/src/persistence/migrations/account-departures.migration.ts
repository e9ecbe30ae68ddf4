import { Migration } from '@mikro-orm/migrations';

/** Which account is shown a journey no more although its passenger still travels, by which change (product 12.8). */
export class AccountDepartures extends Migration {
  override up(): void {
    this.addSql(`
      create table account_departures (
        journey uuid not null, user_id uuid not null, change bigint not null, primary key (journey, user_id)
      )`);
  }
}
