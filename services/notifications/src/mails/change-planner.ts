import { type EventData, type EventEnvelope, type EventName } from '@bitacora/contracts';
import { dayAt, instantAt } from '@bitacora/kernel';
import { newId } from '@bitacora/kernel/ids';
import { ENVIRONMENT } from '@bitacora/platform';
import { Inject, Injectable } from '@nestjs/common';
import type { NotificationsEnvironment } from '../config.ts';
import { type Change, changesOfJourney, changesOfRecord } from '../domain/changes.ts';
import { zoneOf } from '../domain/ladder/ladder.ts';
import { Mail, type Plan, type Recipient } from '../domain/mail.ts';
import { outsideQuietHours } from '../domain/quiet-hours.ts';
import { Directory } from '../persistence/directory.ts';
import { DatabaseClock } from '../persistence/database-clock.ts';
import type { KnownRows } from '../persistence/known-journeys.ts';
import type { Projected } from '../persistence/projected-snapshots.ts';
import { ToldChanges } from '../persistence/told-changes.ts';
import { journeyCancelled } from './journey-cancelled.ts';
import { MailPlanner } from './mail-planner.ts';
import { serviceCancelled, serviceChanged } from './service-changes.tsx';
import { travellersOf } from './travellers-of.ts';

/** The web offers to take a change back for 10 seconds, and its request has to arrive: until then nobody is told of it. */
const SETTLE_SECONDS = 15;

type Event = EventEnvelope<EventData<EventName>>;
type Waits = Pick<Plan, 'gathered' | 'quietZone' | 'settlesAt'>;

interface Occasion {
  event: Event;
  known: KnownRows;
  /** By the clock of mails, and as it is where reminders are. */
  planned: Date;
  now: Date;
}

const kindOf = ({ of, kind }: Change) => {
  if (of === 'journey') return journeyCancelled;
  return kind === 'moved' ? serviceChanged : serviceCancelled;
};

/** Plans what travellers are told when a service moves, or is called off, or stands again (product 16.25). */
@Injectable()
export class ChangePlanner {
  constructor(
    private readonly directory: Directory,
    private readonly told: ToldChanges,
    private readonly mails: MailPlanner,
    private readonly time: DatabaseClock,
    @Inject(ENVIRONMENT) private readonly environment: Pick<NotificationsEnvironment, 'MAIL_BUNDLE_MINUTES'>,
  ) {}

  /** A record said something else before its event. */
  async ofRecord(event: Event, before: Projected<'service_records'>): Promise<void> {
    const after = await this.directory.findRecord(event.aggregate_id);
    const { journey } = after ?? {};
    if (!after || !journey) return;
    await this.plan(event, journey, (known, at) => changesOfRecord(before, after, known, at));
  }

  /** A journey said something else before its event. */
  async ofJourney(event: Event, before: Projected<'journeys'>): Promise<void> {
    await this.plan(event, event.aggregate_id, (known, at) => changesOfJourney(before, known, at));
  }

  private async plan(
    event: Event,
    journey: string,
    changesOf: (known: KnownRows, at: { now: Date; today: string }) => Change[],
  ): Promise<void> {
    const known = await this.directory.known(journey);
    const planned = await this.time.ofMails();
    const now = instantAt(planned.getTime() + this.time.ahead);
    for (const change of changesOf(known, { now, today: dayAt(now) })) {
      await this.planOne(change, { event, known, planned, now });
    }
  }

  private async planOne(change: Change, occasion: Occasion): Promise<void> {
    const { event, known, planned } = occasion;
    const { id: journey, agency } = known.journey;
    const { item, title, overAt } = change;
    const { template } = kindOf(change);
    const eventId = item === null ? event.id : `${event.id}:${item}`;
    const about = { eventId, template, agency, occurredAt: new Date(event.occurred_at), about: { journey } };
    if (Mail.isTooOld(about.occurredAt, planned)) {
      await this.mails.plan(Mail.tooLate(newId(), about, planned));
      return;
    }
    const waits = this.waits(change, occasion);
    for (const recipient of await travellersOf(journey, this.directory)) {
      const before = await this.toldBefore(change, journey, recipient);
      const data = { journey, item, ...(title === null ? {} : { title }), before };
      const plan = { ...about, recipient, data, sealed: null, expiresAt: overAt, ...waits };
      await this.mails.plan(Mail.plan(newId(), plan, planned));
    }
  }

  /**
   * What somebody was told before: what the first change said that still waits to leave; nothing while what tells of the service at
   * all waits.
   */
  private async toldBefore({ item, record, before }: Change, journey: string, recipient: Recipient): Promise<unknown> {
    const waiting = await this.told.waiting({ journey, item }, record, recipient);
    if (waiting.some((mail) => mail.data.before === undefined)) return null;
    return waiting.length > 0 ? waiting[0]?.data.before : before;
  }

  /** What starts soon leaves alone and at any hour, the rest with what else there is to tell and not at night. */
  private waits({ isUrgent, item }: Change, { known, planned, now }: Occasion): Waits {
    const longest = this.environment.MAIL_BUNDLE_MINUTES;
    const after = (start: Date, seconds: number) => instantAt(start.getTime() + seconds * 1000);
    const settlesAt = after(planned, SETTLE_SECONDS);
    const { id: journey } = known.journey;
    // Several changes of one service are told together.
    const alone = `${journey}:${item ?? 'journey'}`;
    if (isUrgent || longest === 0)
      return { gathered: { about: longest === 0 ? null : alone, until: settlesAt }, settlesAt };
    const due = after(now, longest * 60);
    const quietZone = zoneOf(known)(due.getTime());
    const night = outsideQuietHours(due, quietZone, 'after').getTime() - due.getTime();
    const until = after(planned, longest * 60 + night / 1000);
    return { gathered: { about: journey, until }, settlesAt, quietZone };
  }
}
