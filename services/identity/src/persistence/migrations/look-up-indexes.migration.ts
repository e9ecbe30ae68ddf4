import { Migration } from '@mikro-orm/migrations';

/** By what links are ended and passengers found, which else reads tables whole. */
export class LookUpIndexes extends Migration {
  override up(): void {
    for (const column of ['email_change', 'passenger_id'])
      this.addSql(`create index user_tokens_${column} on user_tokens (${column}) where ${column} is not null`);
    this.addSql(`create index passengers_by_id_number on passengers (agency, id_number) where id_number is not null`);
  }
}
