import { Migration } from '@mikro-orm/migrations';

/** `done_at`: when what a link asks for was done by it, or while it held beside the one that did it; a cancelled one has none. */
export class DoneLinks extends Migration {
  override up(): void {
    this.addSql(`alter table user_tokens add column done_at timestamptz`);
  }
}
