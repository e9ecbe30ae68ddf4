import { Migration } from '@mikro-orm/migrations';

/** A second factor moves to another phone: the new secret waits beside the one that opens the account until then. */
export class NextSecondFactors extends Migration {
  override up(): void {
    this.addSql(`alter table second_factors add column next_secret text`);
  }
}
