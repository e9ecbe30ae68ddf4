import { Migration } from '@mikro-orm/migrations';

/**
 * What the calendar and the figures ask of a journey, beside what lists do: the moments of a calendar as rows, the month of
 * its purchase, and what its services cost. Summaries of before count as behind, so that the sweep makes all of it
 * (`complete-read-model.ts`); no release had any yet, nor the indexes that nobody asks any more.
 */
export class CalendarEntries extends Migration {
  override up(): void {
    this.addSql(`alter table journey_summaries add column purchase_month text collate "C" not null default '',
      add column services_cost_cents bigint not null default 0`);
    this.addSql(`create index journey_summaries_purchase on journey_summaries (agency, purchase_month)`);
    this.addSql(`
      create table calendar_entries (
        journey uuid not null references journey_summaries on delete cascade, agency text not null, adviser uuid,
        kind text not null, edge text not null, local text collate "C" not null, record uuid,
        day text collate "C" not null generated always as (left(local, 10)) stored
      )`);
    this.addSql(`create index calendar_entries_journey on calendar_entries (journey)`);
    // With the adviser, all that is counted and put in order stands in the index.
    this.addSql(`create index calendar_entries_day on calendar_entries (agency, day, local, kind, journey, record, edge)
      include (adviser)`);
    this.addSql(`update journey_summaries set change = -1`);
    for (const index of [
      'journey_summaries_last_day',
      'service_records_starts_on',
      'service_records_ends_on',
      'journeys_purchase',
    ]) {
      this.addSql(`drop index ${index}`);
    }
  }
}
