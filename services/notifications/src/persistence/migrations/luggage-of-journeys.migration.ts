import { Migration } from '@mikro-orm/migrations';

/** What is planned about a journey is read together with its requests for luggage. */
export class LuggageOfJourneys extends Migration {
  override up(): void {
    this.addSql(`create index luggage_requests_journey on luggage_requests ((data ->> 'journey'))`);
  }
}
