import { dayAt } from '@bitacora/kernel';
import { newId } from '@bitacora/kernel/ids';
import { Database, ENVIRONMENT } from '@bitacora/platform';
import { Inject, Injectable } from '@nestjs/common';
import type { NotificationsEnvironment } from '../config.ts';
import type { Step } from '../domain/ladder/step.ts';
import { stepKinds } from '../domain/ladder/step-kinds.ts';
import { zoneOfReaders } from '../domain/ladder/times.ts';
import { Mail } from '../domain/mail.ts';
import { outsideQuietHours } from '../domain/quiet-hours.ts';
import { readersOf } from '../mails/audiences.ts';
import { MailPlanner } from '../mails/mail-planner.ts';
import { DatabaseClock } from '../persistence/database-clock.ts';
import { Directory } from '../persistence/directory.ts';
import { ReminderMetrics } from './reminder-metrics.ts';
import { type Subject, Subjects } from './subjects.ts';
import { type DueReminder, type ReminderEnd, ReminderRepository } from '../persistence/reminder.repository.ts';

/** So many marks or reminders a transaction: a step that others wait for little. */
const AT_ONCE = 20;
const LATER_MILLISECONDS = 60_000;

/** What becomes of a reminder that is due, with the mails that tell it; or until when it waits. */
type Decision = { end: ReminderEnd; mails?: readonly Mail[] } | { until: Date };

/** What time it is: for reminders, and for the mails that they become. */
interface Time {
  now: Date;
  ofMails: Date;
}

const isSame = (step: Step, { kind, occasion }: DueReminder) => step.kind === kind && step.occasion === occasion;

/** Keeps what is planned in step with what is known, and hands to the mails what is due. */
@Injectable()
export class ReminderPlanner {
  constructor(
    private readonly database: Database,
    private readonly reminders: ReminderRepository,
    private readonly directory: Directory,
    private readonly subjects: Subjects,
    private readonly mails: MailPlanner,
    private readonly time: DatabaseClock,
    private readonly metrics: ReminderMetrics,
    @Inject(ENVIRONMENT) private readonly environment: NotificationsEnvironment,
  ) {}

  async hasWork(): Promise<boolean> {
    return this.reminders.hasWork(this.time.ahead);
  }

  /** Plans the ladders of what changed; answers of how much. */
  async planMarked(): Promise<number> {
    return this.database.transaction(async () => {
      const marked = await this.reminders.takeMarked(AT_ONCE);
      const now = await this.time.now();
      const subjects = await this.subjects.of(marked);
      for (const id of marked) await this.reminders.plan(id, subjects.get(id)?.steps ?? [], now);
      return marked.length;
    });
  }

  /** Decides about reminders that are due, each by what is known now; answers about how many. */
  async queueDue(): Promise<number> {
    return this.database.transaction(async () => {
      const ofMails = await this.time.ofMails();
      const now = this.time.ofReminders(ofMails);
      const due = await this.reminders.takeDue(now, AT_ONCE);
      const subjects = await this.subjects.of([...new Set(due.map(({ subject }) => subject))]);
      const mails: Mail[] = [];
      const ended = new Map<ReminderEnd, string[]>();
      for (const one of due) {
        const decision = await this.decide(one, subjects.get(one.subject), { now, ofMails });
        if ('until' in decision) await this.reminders.postpone(one.id, decision.until);
        else {
          mails.push(...(decision.mails ?? []));
          ended.set(decision.end, [...(ended.get(decision.end) ?? []), one.id]);
        }
      }
      await this.mails.plan(...mails);
      for (const [end, ids] of ended) {
        await this.reminders.end(ids, end, now);
        this.database.afterCommit(() => this.metrics.ended(end, ids.length));
      }
      return due.length;
    });
  }

  private async decide(due: DueReminder, subject: Subject | undefined, { now, ofMails }: Time): Promise<Decision> {
    if (!subject?.steps.some((step) => isSame(step, due))) {
      // As long as another lead time of its agency has it, it is planned anew.
      await this.reminders.mark([due.subject]);
      return { end: 'withdrawn' };
    }
    if (due.usefulUntil <= now) return { end: 'dropped' };
    const { audience, template, atNight } = stepKinds[due.kind];
    // What was due long before, of a journey that was sold late, wakes nobody either; the evening before it is over then.
    const leaves = outsideQuietHours(
      now,
      zoneOfReaders(due.kind, subject, now),
      atNight === 'before' ? 'after' : atNight,
    );
    if (leaves > now && leaves < due.usefulUntil) return { until: leaves };
    const occasion = {
      eventId: due.id,
      template,
      agency: subject.agency,
      // What was due before anybody knew of it is no older than that.
      occurredAt: due.dueAt > due.plannedAt ? due.dueAt : due.plannedAt,
      about: { journey: subject.journey },
      data: { ...subject.data, kind: due.kind, occasion: due.occasion },
      sealed: null,
      expiresAt: due.usefulUntil,
      gathered: this.gathered(due, { now, ofMails }),
    };
    const recipients = await readersOf(audience, subject, { directory: this.directory, today: dayAt(now) });
    // Others' reminders do not wait for who is not known here yet.
    if (recipients === null) return { until: new Date(now.getTime() + LATER_MILLISECONDS) };
    // Nobody of them has an address: that it was due is kept.
    if (recipients.length === 0) return { end: 'dropped' };
    return {
      end: 'queued',
      mails: recipients.map((recipient) => Mail.plan(newId(), { ...occasion, recipient }, ofMails)),
    };
  }

  /** With what else there is to tell about its journey (product 16.4), as long as it helps after that. */
  private gathered({ kind, subject, usefulUntil }: DueReminder, { now, ofMails }: Time) {
    const wait = this.environment.MAIL_BUNDLE_MINUTES * 60_000;
    const helpsLater = usefulUntil.getTime() - now.getTime() > 2 * wait;
    if (wait === 0 || !helpsLater || !stepKinds[kind].gathers) return null;
    // What staff are told of a journey is apart from what they are told who travel on it themselves.
    const about = stepKinds[kind].audience === 'adviser' ? `staff of ${subject}` : subject;
    return { about, until: new Date(ofMails.getTime() + wait) };
  }
}
