import { newId } from '@bitacora/kernel/ids';
import { arrayLiteral, Database } from '@bitacora/platform';
import { Injectable } from '@nestjs/common';
import type { Reminder } from './ladder.ts';

/** A planned reminder whose time has come. */
export interface DueReminder {
  id: string;
  journey: string;
  kind: Reminder['kind'];
  occasion: string;
  item: string;
  dueAt: Date;
  usefulUntil: Date;
}

/** What becomes of a reminder that is planned no more: it was handed to the mails, is no longer so, or came too late to help. */
export type ReminderEnd = 'queued' | 'withdrawn' | 'dropped';

/** The ledger of reminders, and the journeys that have to be looked at again. */
@Injectable()
export class ReminderRepository {
  constructor(private readonly database: Database) {}

  /** Within the transaction that stores what changed. */
  async mark(journeys: readonly string[]): Promise<void> {
    await this.database.query(
      `insert into reminder_marks (journey) select unnest(?::text[]) on conflict (journey) do nothing`,
      [arrayLiteral(journeys)],
    );
  }

  /** Takes marked journeys in hand, the longest waiting first: nobody else has them until the transaction ends. */
  async takeMarked(limit: number): Promise<string[]> {
    const rows = await this.database.query<{ journey: string }>(
      `delete from reminder_marks where journey in (
         select journey from reminder_marks order by marked_at limit ? for update skip locked) returning journey`,
      [limit],
    );
    return rows.map(({ journey }) => journey);
  }

  /**
   * Makes what is planned for a journey its ladder: new steps come in while they help, others move, come back or are withdrawn.
   * What was decided once stays so.
   */
  async plan(journey: string, ladder: readonly Reminder[], now: Date): Promise<void> {
    const wanted = JSON.stringify(
      ladder.map(({ kind, occasion, record, item, dueAt, usefulUntil }) => ({
        id: newId(),
        kind,
        occasion,
        record,
        item,
        due_at: dueAt,
        useful_until: usefulUntil,
      })),
    );
    await this.database.query(
      `with wanted as (
         select * from jsonb_to_recordset(?::jsonb) as one (
           id uuid, kind text, occasion text, record text, item text, due_at timestamptz, useful_until timestamptz)
       ), gone as (
         update reminders r set state = 'withdrawn', decided_at = ?
         where r.journey = ? and r.state = 'planned'
           and not exists (select from wanted w where w.kind = r.kind and w.occasion = r.occasion)
       )
       insert into reminders (id, journey, kind, occasion, record, item, due_at, useful_until, state, planned_at)
       select id, ?, kind, occasion, record, item, due_at, useful_until, 'planned', ? from wanted where useful_until > ?
       on conflict on constraint reminders_occasion do update
         set due_at = excluded.due_at, useful_until = excluded.useful_until, item = excluded.item, state = 'planned',
           decided_at = null
         where reminders.state = 'withdrawn' or (reminders.state = 'planned'
           and (reminders.due_at, reminders.useful_until, reminders.item)
             is distinct from (excluded.due_at, excluded.useful_until, excluded.item))`,
      [wanted, now, journey, journey, now, now],
    );
  }

  /** Takes what is due in hand, the longest due first: nobody else has it until the transaction ends. */
  async takeDue(now: Date, limit: number): Promise<DueReminder[]> {
    const rows = await this.database.query<DueReminder>(
      `select id, journey, kind, occasion, item, due_at as "dueAt", useful_until as "usefulUntil" from reminders
       where state = 'planned' and due_at <= ? order by due_at, id limit ? for update skip locked`,
      [now, limit],
    );
    return rows.map((row) => ({ ...row, dueAt: new Date(row.dueAt), usefulUntil: new Date(row.usefulUntil) }));
  }

  async end(id: string, state: ReminderEnd, now: Date): Promise<void> {
    await this.database.query(`update reminders set state = ?, decided_at = ? where id = ?`, [state, now, id]);
  }

  async postpone(id: string, until: Date): Promise<void> {
    await this.database.query(`update reminders set due_at = ? where id = ?`, [until, id]);
  }
}
