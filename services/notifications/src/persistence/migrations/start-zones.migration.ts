import { Migration } from '@mikro-orm/migrations';

/** Journeys say in which zone they start: those of before are read once more when the release is through. */
export class StartZones extends Migration {
  override up(): void {
    this.addSql(`
      insert into projections_to_read_again (name) select 'journeys' where exists (select from agencies)
      on conflict do nothing`);
  }
}
