import { type ServiceKind, serviceKind, serviceKinds } from '@bitacora/contracts';
import { addDays } from '@bitacora/kernel';
import { asTold } from '../domain/told-service.ts';
import { ladderOf } from '../domain/ladder/ladder.ts';
import type { Step } from '../domain/ladder/step.ts';
import { stepKinds } from '../domain/ladder/step-kinds.ts';
import { destinationOf } from '../mails/about-journey.ts';
import type { AnyMailKind } from '../mails/mail-kind.ts';
import { mailKinds } from '../mails/mail-kinds.ts';
import type { Projected } from '../persistence/projected-snapshots.ts';
import type { SampleWorld } from './sample-directory.ts';
import { itemOf, SAMPLE_TODAY, sampleJourney } from './sample-journey.ts';
import { sampleMoney, sampleMoneyReturned } from './sample-billing.ts';
import { sampleDocuments, sampleRecord } from './sample-records.ts';

type Agency = Projected<'agencies'> | null;

/** What a kind of mail is shown with: what the ledger would hold of it, and what is not so in the world by itself. */
interface Sample {
  data: unknown;
  world: Partial<SampleWorld>;
}

/** One that is about a service, and can be shown of these kinds. */
interface OfService {
  kinds: readonly ServiceKind[];
  of(kind: ServiceKind, agency: Agency): Sample;
}

/** What the mail about a service that is ready is planned with. */
export const readyService = (kind: ServiceKind) => ({
  journey: sampleJourney.id,
  kind,
  title: sampleRecord(kind).title,
  destination: destinationOf(sampleJourney),
  travel_date: sampleJourney.travel_date,
  record: `record-${kind}`,
  item: itemOf(kind),
});

/** The journey, whose services say since when they are sold: for two days. */
export const soldTwoDaysAgo = (journey: Projected<'journeys'>): Projected<'journeys'> => ({
  ...journey,
  services: journey.services?.map((item) => ({ ...item, added_at: '2030-06-29T15:00:00.000Z' })),
});

/** The journey, of which an item, or all of it, was called off. */
export function calledOff(journey: Projected<'journeys'>, item: string | null): Projected<'journeys'> {
  const cancellation = { at: '2030-07-01T14:00:00.000Z', reason: 'Mal tiempo', retained_cents: 12_300 };
  if (item === null) return { ...journey, is_cancelled: true, cancellation };
  const services = journey.services?.map((one) => (one.id === item ? { ...one, cancellation } : one));
  return { ...journey, services };
}

const dayBefore = <Moment extends { local: string }>(moment: Moment | null | undefined) =>
  moment && { ...moment, local: `${addDays(moment.local.slice(0, 10), -1)}${moment.local.slice(10)}` };

/** A service as it was told: a day earlier than it is, when it was moved. */
function toldOf(kind: ServiceKind, isMoved: boolean) {
  const item = itemOf(kind);
  const told = asTold({ journey: sampleJourney, records: [sampleRecord(kind)] }, item, SAMPLE_TODAY);
  return {
    journey: sampleJourney.id,
    item,
    title: told?.title ?? undefined,
    before: isMoved ? { ...told, starts: dayBefore(told?.starts), ends: dayBefore(told?.ends) } : told,
  };
}

/** What the ledger would hold of the last reminder of those meant that a ladder has, with the lead times of an agency. */
function reminderOf(
  { journey = sampleJourney, records = [] }: Partial<SampleWorld>,
  agency: Agency,
  isMeant: (step: Step) => boolean,
): object {
  const known = { journey, records, documents: sampleDocuments, money: sampleMoney, agency };
  const step = ladderOf(known).findLast(isMeant);
  if (!step) throw new Error('the sample has no such reminder');
  return { journey: journey.id, kind: step.kind, occasion: step.occasion };
}

/** The record whose place another one took. */
const FORMER = 'record-former';

const ofServices: Readonly<Record<string, OfService>> = {
  'service-ready': {
    kinds: serviceKinds,
    of: (kind) => ({ data: readyService(kind), world: { records: [sampleRecord(kind)] } }),
  },
  'service-reminder': {
    kinds: serviceKinds.filter((kind) => serviceKind(kind).reminders !== undefined),
    of(kind, agency) {
      const record = sampleRecord(kind);
      const world = { records: [record] };
      const isMeant = (step: Step) => step.record === record.id && stepKinds[step.kind].template === 'service-reminder';
      return { data: reminderOf(world, agency, isMeant), world };
    },
  },
  'service-changed': {
    kinds: serviceKinds,
    of: (kind) => ({ data: toldOf(kind, true), world: { records: [sampleRecord(kind)] } }),
  },
  'service-cancelled': {
    kinds: serviceKinds,
    of: (kind) => ({
      data: toldOf(kind, false),
      world: { records: [sampleRecord(kind)], journey: calledOff(sampleJourney, itemOf(kind)) },
    }),
  },
  'service-replaced': {
    kinds: serviceKinds,
    of(kind) {
      const { title = '', before } = toldOf(kind, true);
      return {
        data: { ...readyService(kind), replaces: { id: FORMER, title } },
        world: { records: [sampleRecord(kind)], last: { ...before, record: FORMER } },
      };
    },
  },
  'service-restored': {
    kinds: serviceKinds,
    of(kind) {
      const told = toldOf(kind, false);
      return { data: told, world: { records: [sampleRecord(kind)], last: { ...told.before, isCancelled: true } } };
    },
  },
  'pending-reminder': {
    kinds: serviceKinds,
    of(kind, agency) {
      const world = { journey: soldTwoDaysAgo(sampleJourney) };
      const isMeant = (step: Step) => step.kind === 'pending' && step.item === itemOf(kind);
      return { data: reminderOf(world, agency, isMeant), world };
    },
  },
};

/** The sample of a mail about luggage, of the journey's own flight. */
const ofFlight = ({ sample }: AnyMailKind): Sample => ({
  data: {
    ...(sample as object),
    package_service: itemOf('air_ticket'),
    destination: destinationOf(sampleJourney),
    travel_date: sampleJourney.travel_date,
  },
  world: { records: [sampleRecord('air_ticket')] },
});

/** A balance that is reminded of for the first time today. */
function ofBalance(_: AnyMailKind, agency: Agency): Sample {
  const world = { journey: { ...sampleJourney, balance_due: addDays(SAMPLE_TODAY, 7) } };
  const isMeant = ({ kind, occasion }: Step) => kind === 'balance' && occasion.endsWith(':7d');
  return { data: reminderOf(world, agency, isMeant), world };
}

const others: Readonly<Record<string, (kind: AnyMailKind, agency: Agency) => Sample>> = {
  'balance-reminder': ofBalance,
  vouchers: ({ sample }) => ({ data: sample, world: { records: serviceKinds.map((kind) => sampleRecord(kind)) } }),
  'journey-cancelled': ({ sample }) => ({
    data: sample,
    world: { journey: calledOff(sampleJourney, null), records: [sampleRecord('air_ticket')] },
  }),
  'journey-restored': ({ sample }) => ({
    data: sample,
    world: { last: { isCancelled: true }, records: [sampleRecord('air_ticket')] },
  }),
  'goods-declaration': (_, agency) => ({
    data: reminderOf({}, agency, ({ kind }) => kind === 'goods-declaration'),
    world: {},
  }),
  'refund-recorded': ({ sample }) => ({ data: sample, world: { money: sampleMoneyReturned } }),
  'luggage-requested': ofFlight,
  'luggage-answered': ofFlight,
};

/** What a kind of mail says in another case, by the name under which that is shown: none that the ledger knows. */
const cases: Readonly<Record<string, string>> = {
  'service-ready': 'service-replaced',
  'travel-papers': 'goods-declaration',
};

/** Every kind of mail, and after it the case that reads otherwise. */
export const shownMails: readonly AnyMailKind[] = mailKinds.flatMap((mail) => {
  const template = cases[mail.template];
  return template === undefined ? [mail] : [mail, { ...mail, template }];
});

/** The kinds of service of which a kind of mail can be shown; none where it is about no service. */
export const kindsShownIn = (template: string): readonly ServiceKind[] => ofServices[template]?.kinds ?? [];

/** What a kind of mail of an agency is shown with, about a service of a kind; null where it is not shown of that one. */
export function sampleOf(mail: AnyMailKind, kind: ServiceKind | undefined, agency: Agency): Sample | null {
  const ofService = ofServices[mail.template];
  if (ofService) {
    const shown = kind ?? ofService.kinds[0];
    return shown && ofService.kinds.includes(shown) ? ofService.of(shown, agency) : null;
  }
  if (kind !== undefined) return null;
  const isVoided = mail.template.endsWith('-voided');
  return others[mail.template]?.(mail, agency) ?? { data: mail.sample, world: { isVoided } };
}
