import { Migration } from '@mikro-orm/migrations';

/** With which a session's refresh tokens follow from each other. */
export class RefreshKeys extends Migration {
  override up(): void {
    this.addSql(`alter table sessions add column refresh_key text`);
  }
}
