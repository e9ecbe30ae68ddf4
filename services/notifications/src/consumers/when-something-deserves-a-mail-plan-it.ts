import type { EventData, EventEnvelope, EventName } from '@bitacora/contracts';
import { dayAt } from '@bitacora/kernel';
import { newId } from '@bitacora/kernel/ids';
import { type Consumer, Consumes, ENVIRONMENT } from '@bitacora/platform';
import { Inject, Injectable } from '@nestjs/common';
import type { NotificationsEnvironment } from '../config.ts';
import { gatheredUntil } from '../domain/gathering.ts';
import { Mail, type Plan } from '../domain/mail.ts';
import type { AnyEventMail } from '../mails/mail-kind.ts';
import { eventMails } from '../mails/mail-kinds.ts';
import { MailPlanner } from '../mails/mail-planner.ts';
import { DatabaseClock } from '../persistence/database-clock.ts';
import { Directory } from '../persistence/directory.ts';

type Waits = Pick<Plan, 'gathered' | 'quietZone'>;

type Occasion = EventEnvelope<EventData<EventName>>;

/** Plans the mails of an event, whatever their kind; the sender carries them out, outside of this transaction. */
@Injectable()
@Consumes(...new Set(eventMails.map(({ on }) => on)))
export class WhenSomethingDeservesAMailPlanIt implements Consumer<EventName> {
  constructor(
    private readonly directory: Directory,
    private readonly mails: MailPlanner,
    private readonly time: DatabaseClock,
    @Inject(ENVIRONMENT) private readonly environment: NotificationsEnvironment,
  ) {}

  async handle(event: Occasion): Promise<void> {
    for (const kind of eventMails) {
      if (kind.on === event.name) await this.plan(kind, event);
    }
  }

  private async plan(kind: AnyEventMail, { id, occurred_at, data }: Occasion): Promise<void> {
    const now = await this.time.ofMails();
    const occasion = {
      eventId: id,
      template: kind.template,
      agency: data && 'agency' in data ? data.agency : null,
      occurredAt: new Date(occurred_at),
      about: kind.about?.(data),
    };
    if (Mail.isTooOld(occasion.occurredAt, now)) {
      await this.mails.plan(Mail.tooLate(newId(), occasion, now));
      return;
    }
    const context = { directory: this.directory, now, today: dayAt(now) };
    if (kind.when && !(await kind.when(data, context))) return;
    const content = kind.data.parse(await kind.content(data, context)) as object;
    const secret = kind.secret?.(data);
    const waits = await this.waits(kind, data, now);
    for (const recipient of await kind.recipients(data, context)) {
      const plan = {
        ...occasion,
        onceFor: kind.onceFor?.(data),
        recipient,
        data: content,
        sealed: secret?.sealed ?? null,
        expiresAt: secret?.expiresAt ?? kind.helpsUntil?.(data) ?? null,
        ...waits,
      };
      await this.mails.plan(Mail.plan(newId(), plan, now));
    }
  }

  /** For company, and for the morning where its readers are. */
  private async waits(kind: AnyEventMail, data: Occasion['data'], now: Date): Promise<Waits> {
    const minutes = this.environment.MAIL_BUNDLE_MINUTES;
    const gathers = kind.gathers?.(data, now);
    if (!gathers || gathers.about === null || minutes === 0) return {};
    const { about, ...how } = gathers;
    const { ahead } = this.time;
    const { until, ...quiet } = gatheredUntil(await this.directory.known(about), {
      planned: now,
      ahead,
      minutes,
      ...how,
    });
    return { gathered: { about, until }, ...quiet };
  }
}
