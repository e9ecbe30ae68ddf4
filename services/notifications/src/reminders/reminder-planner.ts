import { dayAt, UnavailableError } from '@bitacora/kernel';
import { newId } from '@bitacora/kernel/ids';
import { Database, ENVIRONMENT } from '@bitacora/platform';
import { Inject, Injectable, Logger } from '@nestjs/common';
import type { NotificationsEnvironment } from '../config.ts';
import { type Step, topicOf } from '../domain/ladder/step.ts';
import { type StepKindRule, stepKinds } from '../domain/ladder/step-kinds.ts';
import { zoneOfReaders } from '../domain/ladder/times.ts';
import { Mail, readerName } from '../domain/mail.ts';
import { outsideQuietHours } from '../domain/quiet-hours.ts';
import { readersOf } from '../mails/audiences.ts';
import { MailPlanner } from '../mails/mail-planner.ts';
import { DatabaseClock } from '../persistence/database-clock.ts';
import { Directory } from '../persistence/directory.ts';
import { MailRepository } from '../persistence/mail.repository.ts';
import { ReminderMetrics } from './reminder-metrics.ts';
import { type Subject, Subjects } from './subjects.ts';
import { type DueReminder, type ReminderEnd, ReminderRepository } from '../persistence/reminder.repository.ts';

/** So many marks or reminders a transaction: a step that others wait for little. */
const AT_ONCE = 20;
const LATER_MILLISECONDS = 60_000;
/** When what could not be worked on is tried again. */
const ASIDE_MILLISECONDS = 10 * 60_000;

/** What becomes of a reminder that is due, with the mails that tell it; or until when it waits. */
type Decision = { end: ReminderEnd; mails?: readonly Mail[] } | { until: Date };

/** What time it is: for reminders, and for the mails that they become. */
interface Time {
  now: Date;
  ofMails: Date;
}

/** A mark, which is called as its subject, or a reminder. */
type InHand = Pick<DueReminder, 'id' | 'subject'>;

const isSame = (step: Step, { kind, occasion }: DueReminder) => step.kind === kind && step.occasion === occasion;

/** When what would leave at an instant leaves where its readers are then: an evening before that is over comes no more. */
function awake(at: Date, { kind }: DueReminder, subject: Subject): Date {
  const { atNight } = stepKinds[kind];
  return outsideQuietHours(at, zoneOfReaders(kind, subject, at), atNight === 'before' ? 'after' : atNight);
}

/** Keeps what is planned in step with what is known, and hands to the mails what is due. */
@Injectable()
export class ReminderPlanner {
  private readonly logger = new Logger('ReminderPlanner');

  constructor(
    private readonly database: Database,
    private readonly reminders: ReminderRepository,
    private readonly directory: Directory,
    private readonly subjects: Subjects,
    private readonly mails: MailPlanner,
    private readonly ledger: MailRepository,
    private readonly time: DatabaseClock,
    private readonly metrics: ReminderMetrics,
    @Inject(ENVIRONMENT) private readonly environment: NotificationsEnvironment,
  ) {}

  async hasWork(): Promise<boolean> {
    return this.reminders.hasWork(this.time.ahead);
  }

  /** Plans the ladders of what changed; answers of how much. */
  planMarked(): Promise<number> {
    return this.holdingUpNoOther(
      (limit, inHand) => this.planSome(limit, inHand),
      (journeys, until) => this.reminders.setMarksAside(journeys, until),
    );
  }

  /** Decides about reminders that are due, each by what is known now; answers about how many. */
  queueDue(): Promise<number> {
    return this.holdingUpNoOther(
      (limit, inHand) => this.queueSome(limit, inHand),
      async (ids, until) => {
        for (const id of ids) await this.reminders.postpone(id, until);
      },
    );
  }

  /** What cannot be worked on waits by itself, as a dead letter does: it is found by taking one alone. */
  private async holdingUpNoOther(
    work: (limit: number, inHand: InHand[]) => Promise<number>,
    setAside: (ids: readonly string[], until: Date) => Promise<void>,
  ): Promise<number> {
    for (const limit of [AT_ONCE, 1]) {
      const inHand: InHand[] = [];
      try {
        return await work(limit, inHand);
      } catch (error) {
        if (error instanceof UnavailableError) throw error;
        if (limit > 1) continue;
        if (inHand.length === 0) throw error;
        const until = new Date((await this.time.now()).getTime() + ASIDE_MILLISECONDS);
        await setAside(
          inHand.map(({ id }) => id),
          until,
        );
        this.metrics.setAside();
        this.logger.error(`the reminders of ${inHand.map(({ subject }) => subject).join()} wait: ${String(error)}`);
      }
    }
    return 1;
  }

  private async planSome(limit: number, inHand: InHand[]): Promise<number> {
    return this.database.transaction(async () => {
      const now = await this.time.now();
      const marked = await this.reminders.takeMarked(limit, now);
      inHand.push(...marked.map((id) => ({ id, subject: id })));
      const subjects = await this.subjects.of(marked);
      for (const id of marked) await this.reminders.plan(id, subjects.get(id)?.steps ?? [], now);
      return marked.length;
    });
  }

  private async queueSome(limit: number, inHand: InHand[]): Promise<number> {
    return this.database.transaction(async () => {
      const ofMails = await this.time.ofMails();
      const now = this.time.ofReminders(ofMails);
      const due = await this.reminders.takeDue(now, limit);
      inHand.push(...due);
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
    const step = subject?.steps.find((one) => isSame(one, due));
    if (!subject || !step) {
      // As long as another lead time of its agency has it, it is planned anew.
      await this.reminders.mark([due.subject]);
      return { end: 'withdrawn' };
    }
    if (due.usefulUntil <= now) return { end: 'dropped' };
    const { audience, template, atNight } = stepKinds[due.kind];
    // What was due long before, of a journey that was sold late, wakes nobody either.
    const leaves = awake(now, due, subject);
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
      gathered: this.gathered(due, subject, { now, ofMails }),
      quietZone: atNight === 'at once' ? null : zoneOfReaders(due.kind, subject, now),
    };
    const recipients = await readersOf(audience, subject, { directory: this.directory, today: dayAt(now) });
    // Others' reminders do not wait for who is not known here yet.
    if (recipients === null) return { until: new Date(now.getTime() + LATER_MILLISECONDS) };
    const isLate = step.dueAt <= due.plannedAt;
    // Nobody of them has an address: that it was due is kept.
    if (recipients.length === 0) return { end: 'dropped' };
    const told = isLate ? await this.toldBefore(due, subject, template) : new Set();
    const untold = recipients.filter((recipient) => !told.has(readerName(recipient)));
    if (untold.length === 0) return { end: 'dropped' };
    return {
      end: 'queued',
      mails: untold.map((recipient) => Mail.plan(newId(), { ...occasion, recipient }, ofMails)),
    };
  }

  /**
   * Who was told the same already, of what has moved since: that it moved is told, and what is to be done they know. What is due
   * anew is told anew.
   */
  private async toldBefore(
    { kind, occasion }: DueReminder,
    { journey }: Subject,
    template: string,
  ): Promise<ReadonlySet<unknown>> {
    const { isToldOnce }: StepKindRule = stepKinds[kind];
    if (journey === null || !isToldOnce) return new Set();
    const told = await this.ledger.occasionsTold(journey, template);
    return new Set(told.flatMap((one) => (topicOf(one.occasion) === topicOf(occasion) ? [readerName(one)] : [])));
  }

  /** With what else there is to tell about its journey (product 16.4), as long as it helps after that. */
  private gathered(due: DueReminder, subject: Subject, { now, ofMails }: Time) {
    const wait = this.environment.MAIL_BUNDLE_MINUTES * 60_000;
    const helpsLater = due.usefulUntil.getTime() - now.getTime() > 2 * wait;
    if (wait === 0 || !helpsLater || !stepKinds[due.kind].gathers) return null;
    const later = new Date(now.getTime() + wait);
    // The night begins meanwhile.
    if (awake(later, due, subject) > later) return null;
    // What staff are told of a journey is apart from what they are told who travel on it themselves.
    const about = stepKinds[due.kind].audience === 'adviser' ? `staff of ${due.subject}` : due.subject;
    return { about, until: new Date(ofMails.getTime() + wait) };
  }
}
