import { Migration } from '@mikro-orm/migrations';

/** A cédula that a wrong account held is free again: its person keeps a row without documents, and the account is closed. */
export class ReleasedDocuments extends Migration {
  override up(): void {
    this.addSql(`alter table persons add column released_at timestamptz`);
    this.addSql(`alter table persons drop constraint persons_check`);
    this.addSql(`
      alter table persons add constraint persons_have_a_document
        check (id_number is not null or passport is not null or released_at is not null)`);
    this.addSql(`alter table users add column closed_at timestamptz`);
  }
}
