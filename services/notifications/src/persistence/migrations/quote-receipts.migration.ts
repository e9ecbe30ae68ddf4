import { Migration } from '@mikro-orm/migrations';

/** Every quote counts what an agency's visitors were told within the hour (product 16.26); made beside what writes there. */
export class QuoteReceipts extends Migration {
  override isTransactional(): boolean {
    return false;
  }

  override up(): void {
    this.addSql(`drop index concurrently if exists mails_quote_received`);
    this.addSql(
      `create index concurrently mails_quote_received on mails (agency, created_at) where template = 'quote-received'`,
    );
  }
}
