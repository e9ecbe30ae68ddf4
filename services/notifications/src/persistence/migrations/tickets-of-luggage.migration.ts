import { Migration } from '@mikro-orm/migrations';

/** Answers about luggage say of which ticket they were given: what former replicas kept of them is read once more. */
export class TicketsOfLuggage extends Migration {
  override up(): void {
    this.addSql(`
      insert into projections_to_read_again (name) select 'luggage_requests' where exists (select from agencies)
      on conflict do nothing`);
  }
}
