import { type EventData, type EventEnvelope, type EventName } from '@bitacora/contracts';
import { dayAt, instantAt } from '@bitacora/kernel';
import { newId } from '@bitacora/kernel/ids';
import { ENVIRONMENT } from '@bitacora/platform';
import { Inject, Injectable } from '@nestjs/common';
import type { NotificationsEnvironment } from '../config.ts';
import { type Change, changesOfJourney, changesOfRecord } from '../domain/changes.ts';
import { gatheredUntil } from '../domain/gathering.ts';
import { Mail, type Recipient } from '../domain/mail.ts';
import { Directory } from '../persistence/directory.ts';
import { DatabaseClock } from '../persistence/database-clock.ts';
import type { KnownRows } from '../persistence/known-journeys.ts';
import { MailRepository } from '../persistence/mail.repository.ts';
import type { Projected } from '../persistence/projected-snapshots.ts';
import { ToldChanges } from '../persistence/told-changes.ts';
import { journeyCancelled, journeyRestored } from './journey-cancelled.ts';
import { MailPlanner } from './mail-planner.ts';
import { serviceCancelled, serviceChanged, serviceRestored } from './service-changes.tsx';
import { travellersOf } from './travellers-of.ts';

/** The web offers to take a change back for 10 seconds, and its request has to arrive: until then nobody is told of it. */
const SETTLE_SECONDS = 15;

/** Who was told of changes of a journey in so many messages within an hour is told the next ones together, however soon they are. */
const MOST_ALONE = 6;

type Event = EventEnvelope<EventData<EventName>>;
interface Waits {
  gathered: { about: string | null; until: Date };
  settlesAt: Date;
  quietZone?: string;
}

interface Occasion {
  event: Event;
  known: KnownRows;
  /** By the clock of mails, and as it is where reminders are. */
  planned: Date;
  now: Date;
}

/** An occasion with what there was to tell of it. */
interface Planned extends Occasion {
  changes: readonly Change[];
}

const secondsAfter = (start: Date, seconds: number) => instantAt(start.getTime() + seconds * 1000);

const kinds = {
  service: { moved: serviceChanged, cancelled: serviceCancelled, restored: serviceRestored },
  journey: { moved: null, cancelled: journeyCancelled, restored: journeyRestored },
} as const;

/** Plans what travellers are told when a service moves, or is called off, or stands again (product 16.25). */
@Injectable()
export class ChangePlanner {
  constructor(
    private readonly directory: Directory,
    private readonly told: ToldChanges,
    private readonly mails: MailPlanner,
    private readonly ledger: MailRepository,
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
    const occasion = await this.plan(event, event.aggregate_id, (known, at) => changesOfJourney(before, known, at));
    await this.resume(before, occasion);
  }

  /** What was dropped while the journey, or a service of it, was called off is told once that stands again. */
  private async resume(before: Projected<'journeys'>, { changes, ...occasion }: Planned): Promise<void> {
    for (const change of changes.filter(({ kind }) => kind === 'restored')) {
      const { item } = change;
      const off = item === null ? before : before.services?.find(({ id }) => id === item);
      if (!off?.cancellation) continue;
      const { gathered, settlesAt } = this.waits(change, occasion, { isFlooded: false });
      const again = { occurredAt: new Date(occasion.event.occurred_at), until: gathered.until, settlesAt };
      const since = new Date(off.cancellation.at);
      await this.ledger.takeUp({ journey: occasion.known.journey.id, item, since }, again);
    }
  }

  private async plan(
    event: Event,
    journey: string,
    changesOf: (known: KnownRows, at: { now: Date; today: string }) => Change[],
  ): Promise<Planned> {
    const known = await this.directory.known(journey);
    const planned = await this.time.ofMails();
    const occasion = { event, known, planned, now: this.time.ofReminders(planned) };
    const changes = changesOf(known, { now: occasion.now, today: dayAt(occasion.now) });
    for (const change of changes) await this.planOne(change, occasion);
    return { ...occasion, changes };
  }

  private async planOne(change: Change, occasion: Occasion): Promise<void> {
    const { event, known, planned } = occasion;
    const { id: journey, agency } = known.journey;
    const { item, title, overAt } = change;
    const template = kinds[change.of][change.kind]?.template;
    if (template === undefined) return;
    const eventId = item === null ? event.id : `${event.id}:${item}`;
    const about = { eventId, template, agency, occurredAt: new Date(event.occurred_at), about: { journey } };
    if (Mail.isTooOld(about.occurredAt, planned)) {
      await this.mails.plan(Mail.tooLate(newId(), about, planned));
      return;
    }
    for (const recipient of await travellersOf(journey, this.directory)) {
      const before = await this.toldBefore(change, known, recipient);
      const isFlooded = (await this.told.toldLately(journey, recipient)) >= MOST_ALONE;
      const waits = this.waits(change, occasion, { isFlooded });
      const data = { journey, item, ...(title === null ? {} : { title }), before };
      const plan = { ...about, recipient, data, sealed: null, expiresAt: overAt, ...waits };
      await this.mails.plan(Mail.plan(newId(), plan, planned));
    }
  }

  /**
   * What somebody was told before: what the first change said that still waits to leave; nothing while what tells of the service at
   * all waits. A service that was heard of with the purchase is called off also while the mail waits that says it is ready.
   */
  private async toldBefore(
    { item, kind, record, before }: Change,
    { journey }: KnownRows,
    recipient: Recipient,
  ): Promise<unknown> {
    const waiting = await this.told.waiting({ journey: journey.id, item }, record, recipient);
    const first = waiting.filter((mail) => mail.data.before === undefined);
    if (first.length > 0) {
      const since = journey.services?.find(({ id }) => id === item)?.added_at ?? null;
      const isOfRecord = kind === 'cancelled' && first.every(({ template }) => template === 'service-ready');
      const isKnown = isOfRecord && (await this.told.isKnown({ journey: journey.id, item, since }, recipient));
      return isKnown ? before : null;
    }
    return waiting.length > 0 ? waiting[0]?.data.before : before;
  }

  /** What is imminent leaves alone and at any hour, the rest with what else there is to tell and not at night. */
  private waits(
    { isUrgent, item }: Change,
    { known, planned }: Occasion,
    { isFlooded }: { isFlooded: boolean },
  ): Waits {
    const longest = this.environment.MAIL_BUNDLE_MINUTES;
    const settlesAt = secondsAfter(planned, SETTLE_SECONDS);
    const { id: journey } = known.journey;
    if (longest === 0) return { gathered: { about: null, until: settlesAt }, settlesAt };
    // Several changes of one service are told together.
    if (isUrgent && !isFlooded) {
      return { gathered: { about: `${journey}:${item ?? 'journey'}`, until: settlesAt }, settlesAt };
    }
    const gathers = { planned, ahead: this.time.ahead, minutes: longest, isUrgent };
    const atNight = isUrgent ? 'at once' : 'after';
    const { until, ...quiet } = gatheredUntil(known, { ...gathers, atNight });
    return { gathered: { about: journey, until }, settlesAt, ...quiet };
  }
}
