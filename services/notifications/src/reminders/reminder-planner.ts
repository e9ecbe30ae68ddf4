import { type Clock, UnavailableError } from '@bitacora/kernel';
import { newId } from '@bitacora/kernel/ids';
import { CLOCK, Database } from '@bitacora/platform';
import { Inject, Injectable } from '@nestjs/common';
import { Mail, type Recipient } from '../domain/mail.ts';
import { MailPlanner } from '../mails/mail-planner.ts';
import { serviceReminder } from '../mails/service-reminder.ts';
import { travellersOf } from '../mails/travellers-of.ts';
import { Directory } from '../persistence/directory.ts';
import { DatabaseClock } from '../persistence/database-clock.ts';
import { ladderOf, type Reminder } from '../domain/ladder.ts';
import { type DueReminder, type ReminderEnd, ReminderRepository } from '../persistence/reminder.repository.ts';

/** So many marks or reminders a transaction: a step that others wait for little. */
const AT_ONCE = 20;
const LATER_MILLISECONDS = 60_000;

const isSame = (step: Reminder, { kind, occasion, audience }: DueReminder) =>
  step.kind === kind && step.occasion === occasion && step.audience === audience;

/** Keeps what is planned in step with what is known, and hands to the mails what is due. */
@Injectable()
export class ReminderPlanner {
  constructor(
    private readonly database: Database,
    private readonly reminders: ReminderRepository,
    private readonly directory: Directory,
    private readonly mails: MailPlanner,
    private readonly time: DatabaseClock,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async hasWork(): Promise<boolean> {
    return this.reminders.hasWork(this.time.ahead);
  }

  /** Plans the ladders of journeys that changed; answers of how many. */
  async planMarked(): Promise<number> {
    return this.database.transaction(async () => {
      const journeys = await this.reminders.takeMarked(AT_ONCE);
      const now = await this.time.now();
      for (const journey of journeys) await this.reminders.plan(journey, await this.ladderOf(journey), now);
      return journeys.length;
    });
  }

  /** Decides about reminders that are due, each by what is known now; answers about how many. */
  async queueDue(): Promise<number> {
    return this.database.transaction(async () => {
      const now = await this.time.now();
      const due = await this.reminders.takeDue(now, AT_ONCE);
      for (const one of due) {
        const end = await this.decide(one, now);
        if (end === 'later') await this.reminders.postpone(one.id, new Date(now.getTime() + LATER_MILLISECONDS));
        else await this.reminders.end(one.id, end, now);
      }
      return due.length;
    });
  }

  private async decide(due: DueReminder, now: Date): Promise<ReminderEnd | 'later'> {
    const ladder = await this.ladderOf(due.subject);
    if (!ladder.some((step) => isSame(step, due))) return 'withdrawn';
    if (due.usefulUntil <= now) return 'dropped';
    const { agency } = await this.directory.journey(due.subject);
    const planned = this.clock.now();
    const occasion = {
      eventId: due.id,
      template: serviceReminder.template,
      agency,
      occurredAt: due.dueAt,
      about: { journey: due.subject },
      data: { journey: due.subject, kind: due.kind, occasion: due.occasion },
      sealed: null,
      expiresAt: due.usefulUntil,
      gathered: due.kind === 'airport' ? null : { about: `reminders of ${due.subject}`, until: planned },
    };
    const travellers = await this.travellersOf(due.subject);
    if (!travellers) return 'later';
    for (const recipient of travellers) {
      await this.mails.plan(Mail.plan(newId(), { ...occasion, recipient }, planned));
    }
    return 'queued';
  }

  /** Null while somebody of them is not known here yet: others' reminders do not wait for that. */
  private async travellersOf(journey: string): Promise<Recipient[] | null> {
    try {
      return await travellersOf(journey, this.directory);
    } catch (error) {
      if (error instanceof UnavailableError) return null;
      throw error;
    }
  }

  /** Of a journey whose own news has not come yet there is nothing to plan: it marks itself when it comes. */
  private async ladderOf(id: string): Promise<Reminder[]> {
    const journey = await this.directory.findJourney(id);
    return journey ? ladderOf(journey, await this.directory.recordsOf(id)) : [];
  }
}
