import { Migration } from '@mikro-orm/migrations';

/** Since when a request for luggage waits anew, once its ticket stands again. */
export class LuggageWaits extends Migration {
  override up(): void {
    this.addSql(`alter table luggage_requests add column waits_since timestamptz`);
  }
}
