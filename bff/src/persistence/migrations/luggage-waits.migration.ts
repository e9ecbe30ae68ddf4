import { Migration } from '@mikro-orm/migrations';

/** Since when a request for luggage waits, anew once its ticket stands again: as the calendar and the list of what is late go by it. */
export class LuggageWaits extends Migration {
  override up(): void {
    this.addSql(`alter table luggage_requests add column waits_since text collate "C"
      generated always as (coalesce(data ->> 'waits_since', data ->> 'created_at')) stored`);
    this.addSql(`create index luggage_requests_waiting on luggage_requests (agency, waits_since, id) include (journey)
      where status = 'open' and not is_removed`);
  }
}
