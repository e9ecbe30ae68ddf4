import { Migration } from '@mikro-orm/migrations';

/** To whom an agency sells nothing. Everybody is active before: until now nobody could be deactivated. */
export class ActivePassengers extends Migration {
  override up(): void {
    this.addSql(`alter table known_passengers add column is_active boolean not null default true`);
  }
}
