import { Migration } from '@mikro-orm/migrations';

export class SessionPlaces extends Migration {
  override up(): void {
    this.addSql(`alter table sessions add column device text, add column address text`);
  }
}
