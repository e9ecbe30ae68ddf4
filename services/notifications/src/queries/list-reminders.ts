import {
  type ComingReminder,
  type JourneyReminder,
  leadTimesOf,
  type Leaving,
  type MailGroup,
  mailsOfMoney,
} from '@bitacora/contracts';
import { dayAt } from '@bitacora/kernel';
import { Injectable } from '@nestjs/common';
import { ladderOf, zoneOf } from '../domain/ladder/ladder.ts';
import { luggageSteps } from '../domain/ladder/questions.ts';
import { type Audience, stepKinds } from '../domain/ladder/step-kinds.ts';
import { zoneOfReaders } from '../domain/ladder/times.ts';
import { inReadingOrder, type ToldStep, toldSteps } from '../domain/ladder/told-steps.ts';
import type { Recipient } from '../domain/mail.ts';
import { clockAt } from '../domain/quiet-hours.ts';
import { readersOf } from '../mails/audiences.ts';
import { groupOf } from '../mails/groups-of-mails.ts';
import { titleOfStep } from '../mails/titles-of-steps.ts';
import { BouncedAddresses } from '../persistence/bounced-addresses.ts';
import { DatabaseClock } from '../persistence/database-clock.ts';
import { Directory } from '../persistence/directory.ts';
import type { KnownRows } from '../persistence/known-journeys.ts';
import { ReminderRepository } from '../persistence/reminder.repository.ts';
import { SwitchedOffMails } from '../persistence/switched-off-mails.ts';

/**
 * What people are, were and will be reminded of about a journey: its ladder of now, with those of the luggage that is asked for on it,
 * and what the ledger says became of them.
 */
@Injectable()
export class ListReminders {
  constructor(
    private readonly directory: Directory,
    private readonly reminders: ReminderRepository,
    private readonly bounced: BouncedAddresses,
    private readonly switchedOff: SwitchedOffMails,
    private readonly time: DatabaseClock,
  ) {}

  /**
   * For staff, in the traveller's words and without amounts; `hidesMoney`: without what tells that something is owed. Null of a
   * journey that is not known here.
   */
  async of(journey: string, { hidesMoney = false } = {}): Promise<JourneyReminder[] | null> {
    const now = await this.time.now();
    const known = await this.known(journey);
    if (!known) return null;
    const ofJourney = await this.steps(known, now);
    const all = [...ofJourney, ...(await this.luggageSteps(known, now))].toSorted(inReadingOrder);
    const steps = hidesMoney ? all.filter(({ kind }) => !mailsOfMoney.includes(stepKinds[kind].template)) : all;
    const reaches = await this.reaching(known, steps, now);
    const zones = { zoneAt: zoneOf(known) };
    return steps.map((step) => ({
      id: `${step.kind} ${step.occasion}`,
      title: titleOfStep(step, known.journey),
      audience: stepKinds[step.kind].audience,
      leaves: leaves(step, zones),
      state: step.state,
      decided_at: step.decidedAt?.toISOString() ?? null,
      has_reader: reaches(step),
    }));
  }

  /** Of each service of a journey the next one that an account will get; nothing where no mail reaches it, or it does without. */
  async comingTo(user: string, journey: string): Promise<ComingReminder[]> {
    const now = await this.time.now();
    const known = await this.known(journey);
    const reader = known && (await this.travellers(known, now)).find(({ userId }) => userId === user);
    if (!known || !reader || (await this.bounced.has(reader.email))) return [];
    const off = await this.switchedOff.at({ agency: known.journey.agency, email: reader.email });
    const next = new Map<string, ToldStep>();
    for (const step of await this.steps(known, now)) {
      const { template, audience } = stepKinds[step.kind];
      const group = groupOf(template);
      const isTold = step.state === 'planned' && step.usefulUntil > now && audience === 'travellers';
      if (!isTold || step.item === null || (group !== null && off.has(group))) continue;
      if (!next.has(step.item)) next.set(step.item, step);
    }
    const zones = { zoneAt: zoneOf(known) };
    return [...next].map(([item, step]) => ({ package_service: item, leaves: leaves(step, zones) }));
  }

  private async known(journey: string): Promise<KnownRows | undefined> {
    return (await this.directory.knownOf([journey])).get(journey);
  }

  private async steps(known: KnownRows, now: Date): Promise<ToldStep[]> {
    return toldSteps(ladderOf(known), await this.reminders.of(known.journey.id), known.records, now);
  }

  /** Each request has a ladder of its own. */
  private async luggageSteps({ journey, records }: KnownRows, now: Date): Promise<ToldStep[]> {
    const requests = await this.directory.luggageRequestsOf(journey.id);
    const steps = requests.map(async ({ request, agency }) =>
      toldSteps(
        luggageSteps(request, leadTimesOf(agency ?? undefined)),
        await this.reminders.of(request.id),
        records,
        now,
      ),
    );
    return (await Promise.all(steps)).flat();
  }

  private async travellers(known: KnownRows, now: Date): Promise<Recipient[]> {
    return (await this.readersOf('travellers', known, now)) ?? [];
  }

  /** Whether somebody gets a step: has an address that mails reach, and has not switched such mails off. */
  private async reaching(
    known: KnownRows,
    steps: readonly ToldStep[],
    now: Date,
  ): Promise<(step: Pick<ToldStep, 'kind'>) => boolean> {
    const doWithout = new Map<Audience, readonly ReadonlySet<MailGroup>[] | null>();
    for (const audience of new Set(steps.map(({ kind }) => stepKinds[kind].audience))) {
      const readers = await this.readersOf(audience, known, now);
      doWithout.set(audience, readers && (await this.doneWithout(known.journey.agency, readers)));
    }
    return ({ kind }) => {
      const { audience, template } = stepKinds[kind];
      const group = groupOf(template);
      // Nobody says that they have none while not all of them are known here.
      return doWithout.get(audience)?.some((off) => group === null || !off.has(group)) ?? true;
    };
  }

  /** What each of those does without whom mails reach. */
  private async doneWithout(agency: string, readers: readonly Recipient[]): Promise<ReadonlySet<MailGroup>[]> {
    const off: ReadonlySet<MailGroup>[] = [];
    for (const email of new Set(readers.map((reader) => reader.email))) {
      if (!(await this.bounced.has(email))) off.push(await this.switchedOff.at({ agency, email }));
    }
    return off;
  }

  private async readersOf(audience: Audience, { journey }: KnownRows, now: Date): Promise<Recipient[] | null> {
    const told = { agency: journey.agency, journey: journey.id, answeredBy: journey.travel_agent ?? null };
    return readersOf(audience, told, { directory: this.directory, today: dayAt(now) });
  }
}

/** When a step leaves, on the clock of its readers. */
const leaves = ({ kind, dueAt }: ToldStep, zones: Parameters<typeof zoneOfReaders>[1]): Leaving => ({
  at: dueAt.toISOString(),
  ...clockAt(dueAt, zoneOfReaders(kind, zones, dueAt)),
});
