import { Migration } from '@mikro-orm/migrations';

/** Addresses at which nobody is reached, until they are changed or somebody asks for a link there (product 16.17). */
export class BouncedAddresses extends Migration {
  override up(): void {
    this.addSql(`
      create table bounced_addresses (
        address text primary key,
        mail uuid not null,
        said text not null,
        bounced_at timestamptz not null
      )`);
  }
}
