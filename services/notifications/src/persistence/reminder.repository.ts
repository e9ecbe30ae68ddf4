import { newId } from '@bitacora/kernel/ids';
import { arrayLiteral, Database } from '@bitacora/platform';
import { Injectable } from '@nestjs/common';
import type { Step } from '../domain/ladder/step.ts';
import { type StepKindRule, stepKinds } from '../domain/ladder/step-kinds.ts';
import type { ToldStep } from '../domain/ladder/told-steps.ts';
import { ReminderWaker } from './reminder-waker.ts';

/** A planned reminder whose time has come. */
export interface DueReminder {
  id: string;
  /** The journey whose ladder it is a step of. */
  subject: string;
  kind: Step['kind'];
  occasion: string;
  dueAt: Date;
  usefulUntil: Date;
  /** Since when it is planned, or planned again. */
  plannedAt: Date;
}

/** More than a ladder has, and than what was moved now and then leaves behind. */
const MOST_OF_SUBJECT = 500;

/** What becomes of a reminder that is planned no more: it was handed to the mails, is no longer so, or came too late to help. */
export const reminderEnds = ['queued', 'withdrawn', 'dropped'] as const;
export type ReminderEnd = (typeof reminderEnds)[number];

/** Steps of a newer release are left to its own replicas. */
const knownKinds = arrayLiteral(Object.keys(stepKinds));

/** What is decided again with each change, also when nobody had an address: a mail that an address got already is planned there no more. */
const kindsForNewcomers = arrayLiteral(
  Object.entries<StepKindRule>(stepKinds).flatMap(([kind, { tellsNewcomers }]) => (tellsNewcomers ? [kind] : [])),
);

/**
 * Asked each second, mostly for a no: of what is planned the first due alone is read, from its index. Rows that are compared with
 * a time would be read one by one, for a plan that serves every time takes a third of them to be due.
 */
export const anyWork = {
  name: 'reminders-work',
  text: `select 1 where exists (select from reminder_marks where not_before <= clock_timestamp() + $1::float8 * interval '1 millisecond') or
    (select min(due_at) from reminders where state = 'planned') <= clock_timestamp() + $1::float8 * interval '1 millisecond'`,
};

/** Those that are due and wait; that more than ten thousand do need not be counted at every scrape. */
const waiting = {
  name: 'reminders-waiting-measured',
  text: `select count(*)::int as count, greatest(0, coalesce(extract(epoch from now() - min(since)), 0))::float as oldest
    from (
      select greatest(due_at, planned_at) as since from reminders
      where state = 'planned' and due_at <= now() and kind = any ($1::text[]) order by due_at limit 10000
    ) due`,
};

/** A mail of it was dropped because its moment was another one for a while: it is told after all. */
const wasNotSoThen = `exists (select from mails where mails.journey = reminders.subject and mails.status = 'dropped'
  and mails.reason = 'no_longer_so' and mails.data ->> 'kind' = reminders.kind
  and mails.data ->> 'occasion' = reminders.occasion)`;

/** The ledger of reminders, and the journeys that have to be looked at again. */
@Injectable()
export class ReminderRepository {
  constructor(
    private readonly database: Database,
    private readonly waker: ReminderWaker,
  ) {}

  /** Within the transaction that stores what changed; events about one journey do not wait for each other here. */
  async mark(journeys: readonly string[]): Promise<void> {
    if (journeys.length === 0) return;
    await this.database.query(`insert into reminder_marks (journey) select unnest(?::text[])`, [
      arrayLiteral(journeys),
    ]);
    this.database.afterCommit(() => this.waker.wake());
  }

  /**
   * Takes marks in hand, the longest waiting first, and answers of which journeys: nobody else has these until the transaction
   * ends, so that what is planned last was planned by what is known last.
   */
  async takeMarked(limit: number, now: Date): Promise<string[]> {
    const rows = await this.database.query<{ journey: string }>(
      `delete from reminder_marks where id in (
         select id from reminder_marks where not_before <= ? order by id limit ? for update skip locked) returning journey`,
      [now, limit],
    );
    const journeys = [...new Set(rows.map(({ journey }) => journey))].sort();
    for (const journey of journeys) {
      await this.database.query(`select pg_advisory_xact_lock(hashtextextended(?, 0))`, [journey]);
    }
    return journeys;
  }

  /** Journeys that could not be looked at wait until then, whatever is marked of them. */
  async setMarksAside(journeys: readonly string[], until: Date): Promise<void> {
    await this.database.query(`update reminder_marks set not_before = ? where journey = any (?::text[])`, [
      until,
      arrayLiteral(journeys),
    ]);
  }

  /** Whether a journey has to be looked at, or a reminder is due by a clock that is so far ahead of the database's. */
  async hasWork(ahead: number): Promise<boolean> {
    return (await this.database.read(anyWork, [ahead])).length > 0;
  }

  /** How many are due and not decided about, and for how many seconds the oldest of them is, or is known. */
  async late(): Promise<{ count: number; oldest: number } | undefined> {
    return (await this.database.read<{ count: number; oldest: number }>(waiting, [knownKinds]))[0];
  }

  /**
   * Makes what is planned for a journey its ladder: new steps come in while they help, others move, come back or are withdrawn.
   * What was decided once stays so, but for what newcomers are told, too, and for what was not so when its mail was to leave.
   */
  async plan(journey: string, ladder: readonly Step[], now: Date): Promise<void> {
    const wanted = JSON.stringify(
      ladder.map(({ kind, occasion, record, item, dueAt, usefulUntil }) => ({
        id: newId(),
        kind,
        occasion,
        audience: stepKinds[kind].audience,
        record,
        item,
        due_at: dueAt,
        useful_until: usefulUntil,
      })),
    );
    await this.database.query(
      `with wanted as (
         select * from jsonb_to_recordset(?::jsonb) as one (
           id uuid, kind text, occasion text, audience text, record text, item text, due_at timestamptz, useful_until timestamptz)
       ), gone as (
         update reminders r set state = case when decided_at is null then 'withdrawn' else 'queued' end,
           decided_at = coalesce(decided_at, ?)
         where r.subject = ? and r.state = 'planned' and r.kind = any (?::text[]) and not exists (
           select from wanted w where (w.kind, w.occasion, w.audience) = (r.kind, r.occasion, r.audience))
       )
       insert into reminders
         (id, subject, kind, occasion, audience, record, item, due_at, useful_until, state, planned_at)
       select id, ?, kind, occasion, audience, record, item, due_at, useful_until, 'planned', ?
       from wanted where useful_until > ?
       on conflict on constraint reminders_occasion do update
         set due_at = excluded.due_at, useful_until = excluded.useful_until, item = excluded.item, state = 'planned',
           decided_at = case when reminders.state = 'queued' then reminders.decided_at end,
           planned_at = case when reminders.state = 'planned' then reminders.planned_at else excluded.planned_at end
         where reminders.state = 'withdrawn' or (reminders.state = 'queued' and ${wasNotSoThen})
           or (reminders.state in ('queued', 'dropped') and reminders.kind = any (?::text[]))
           or (reminders.state = 'planned'
           and (reminders.due_at, reminders.useful_until, reminders.item)
             is distinct from (excluded.due_at, excluded.useful_until, excluded.item))`,
      [wanted, now, journey, knownKinds, journey, now, now, kindsForNewcomers],
    );
  }

  /** What the ledger has of a subject: all that is planned, and what was decided last. */
  async of(subject: string): Promise<ToldStep[]> {
    const rows = await this.database.query<ToldStep>(
      `select l.kind, l.occasion, l.due_at as "dueAt", l.useful_until as "usefulUntil", l.item, l.state,
         l.decided_at as "decidedAt", r.data as record
       from reminders l left join service_records r on r.id = l.record
       where l.subject = ? and l.kind = any (?::text[])
       order by l.decided_at desc nulls first, l.due_at limit ${MOST_OF_SUBJECT}`,
      [subject, knownKinds],
    );
    return rows.map(({ dueAt, usefulUntil, decidedAt, ...row }) => ({
      ...row,
      dueAt: new Date(dueAt),
      usefulUntil: new Date(usefulUntil),
      decidedAt: decidedAt && new Date(decidedAt),
    }));
  }

  /** Takes what is due in hand, the longest due first: nobody else has it until the transaction ends. */
  async takeDue(now: Date, limit: number): Promise<DueReminder[]> {
    const rows = await this.database.query<DueReminder>(
      `select id, subject, kind, occasion, due_at as "dueAt", useful_until as "usefulUntil", planned_at as "plannedAt"
       from reminders
       where state = 'planned' and due_at <= ? and kind = any (?::text[]) order by due_at, id limit ? for update skip locked`,
      [now, knownKinds, limit],
    );
    return rows.map(({ dueAt, usefulUntil, plannedAt, ...row }) => ({
      ...row,
      dueAt: new Date(dueAt),
      usefulUntil: new Date(usefulUntil),
      plannedAt: new Date(plannedAt),
    }));
  }

  async end(ids: readonly string[], state: ReminderEnd, now: Date): Promise<void> {
    // What was handed over before, and was looked at again for newcomers, stays so.
    await this.database.query(
      `update reminders set state = case when decided_at is null then ? else 'queued' end, decided_at = coalesce(decided_at, ?)
       where id = any (?::uuid[])`,
      [state, now, arrayLiteral(ids)],
    );
  }

  async postpone(id: string, until: Date): Promise<void> {
    await this.database.query(`update reminders set due_at = ? where id = ?`, [until, id]);
  }
}
