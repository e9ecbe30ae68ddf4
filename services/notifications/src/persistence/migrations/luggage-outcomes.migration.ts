import { Migration } from '@mikro-orm/migrations';

/** Luggage that was added is told with its ticket: requests of before are read once more when the release is through. */
export class LuggageOutcomes extends Migration {
  override up(): void {
    this.addSql(`
      insert into projections_to_read_again (name) select 'luggage_requests' where exists (select from agencies)
      on conflict do nothing`);
  }
}
