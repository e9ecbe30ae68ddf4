import { Migration } from '@mikro-orm/migrations';

/** Without a return a journey ends with the last service that was not called off: those rows are made anew by the sweep. */
export class LastDays extends Migration {
  override up(): void {
    this.addSql(`
      update journey_summaries s set change = 0 from journeys j
      where j.id = s.id and j.data ->> 'return_date' is null
        and jsonb_path_exists(j.data, '$.services[*].cancellation ? (@ != null)')`);
  }
}
