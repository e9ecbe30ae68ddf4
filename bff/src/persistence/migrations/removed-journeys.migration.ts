import { Migration } from '@mikro-orm/migrations';

/** A journey that is called off stays readable: what no service knows any more is marked by itself. */
export class RemovedJourneys extends Migration {
  override up(): void {
    this.addSql(`alter table journeys add column is_removed boolean not null default false`);
  }
}
