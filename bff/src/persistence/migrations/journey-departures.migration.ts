import { Migration } from '@mikro-orm/migrations';

/** Who travelled on a journey and left it, by which change: that change is theirs to hear of too (product 5.10). */
export class JourneyDepartures extends Migration {
  override up(): void {
    this.addSql(`
      create table journey_departures (
        journey uuid not null, passenger uuid not null, change bigint not null, primary key (journey, passenger)
      )`);
    this.addSql(`create index journey_departures_passenger on journey_departures (passenger)`);
  }
}
