import { Migration } from '@mikro-orm/migrations';

/**
 * What travellers are to be reminded of: one row for each occasion, from its plan to what became of it, and the journeys
 * whose ladder has to be looked at again (product 16.7). Those that are known already are looked at once.
 */
export class Reminders extends Migration {
  override up(): void {
    this.addSql(`
      create table reminders (
        id uuid primary key,
        subject text not null,
        kind text not null,
        occasion text not null,
        audience text not null,
        record text not null,
        item text not null,
        due_at timestamptz not null,
        useful_until timestamptz not null,
        state text not null check (state in ('planned', 'queued', 'withdrawn', 'dropped')),
        planned_at timestamptz not null,
        decided_at timestamptz,
        constraint reminders_occasion unique (subject, kind, occasion, audience)
      )`);
    this.addSql(`create index reminders_due on reminders (due_at, id) where state = 'planned'`);
    this.addSql(`
      create table reminder_marks (id bigint generated always as identity primary key, journey text not null)`);
    this.addSql(`insert into reminder_marks (journey) select id from journeys`);
  }
}
