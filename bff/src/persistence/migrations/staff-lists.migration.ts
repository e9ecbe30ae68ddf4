import { Migration } from '@mikro-orm/migrations';

/**
 * What staff's lists are searched and sorted by, and one row a journey of what follows from everything on it. Rows of
 * before get theirs when the process starts (`complete-read-model.ts`). An index for each list that is long: what it says
 * after `where` is what `conditions.ts` asks.
 */
export class StaffLists extends Migration {
  override up(): void {
    this.addSql(`create extension if not exists pg_trgm`);
    this.addSql(`alter table passengers add column search_text text, add column sort_key text collate "C"`);
    this.addSql(`create index passengers_by_name on passengers (agency, sort_key, id)`);
    this.addSql(`create index passengers_by_age on passengers (agency, id)`);
    this.addSql(`create index passengers_found on passengers using gin (search_text gin_trgm_ops)`);
    this.addSql(`alter table journeys add column search_text text`);
    this.addSql(`alter table service_records add column search_text text`);
    this.addSql(`create index service_records_found on service_records using gin (search_text gin_trgm_ops)
      where search_text <> ''`);
    this.addSql(`alter table invoices add column search_text text`);
    this.addSql(`create index invoices_found on invoices using gin (search_text gin_trgm_ops) where search_text <> ''`);
    this.addSql(`
      create table journey_summaries (
        id uuid primary key, change bigint not null, agency text not null,
        travel_date date not null, last_day date not null, adviser uuid, is_cancelled boolean not null,
        pending integer not null, pending_since timestamptz, missing_vouchers integer not null,
        balance_cents bigint not null, balance_due date not null, is_ready boolean not null, search_text text not null
      )`);
    const index = (name: string, columns: string, where = '') =>
      this.addSql(`create index journey_summaries_${name} on journey_summaries (agency, ${columns}, id) ${where}`);
    index('date', 'travel_date');
    index('balance', 'balance_cents');
    index('due', 'balance_due');
    index('adviser', 'adviser, travel_date');
    index('pending', 'travel_date', 'where pending > 0 and not is_cancelled');
    index('not_ready', 'travel_date', 'where not is_ready and not is_cancelled');
    index('owed', 'balance_due', 'where balance_cents > 0');
    this.addSql(`create index journey_summaries_found on journey_summaries using gin (search_text gin_trgm_ops)`);
  }
}
