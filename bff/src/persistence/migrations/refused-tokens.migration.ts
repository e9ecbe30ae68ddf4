import { Migration } from '@mikro-orm/migrations';

/** Access tokens that are refused before they expire: of a session, or of a person, signed until some time. */
export class RefusedTokens extends Migration {
  override up(): void {
    this.addSql(`
      create table refused_tokens (
        subject text primary key,
        issued_before timestamptz not null,
        until timestamptz not null
      )`);
    this.addSql(`create index refused_tokens_until on refused_tokens (until)`);
  }
}
