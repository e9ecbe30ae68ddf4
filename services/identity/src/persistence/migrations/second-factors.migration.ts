import { Migration } from '@mikro-orm/migrations';

/** What opens an account beside its password; the secret is sealed, of recovery codes there are hashes. */
export class SecondFactors extends Migration {
  override up(): void {
    this.addSql(`
      create table second_factors (
        user_id uuid primary key references users on delete cascade,
        secret text not null,
        is_confirmed boolean not null,
        used_step bigint not null,
        recovery_codes text[] not null
      )`);
  }
}
