import {
  detailsOf,
  type JourneySnapshot,
  type Moment,
  momentsOf,
  type ReminderLead,
  serviceKind,
  type ServiceReminder,
  type ServiceReminderKind,
  type ServiceRecordSnapshot,
} from '@bitacora/contracts';
import { addDays, instantAt, toEpochMilliseconds } from '@bitacora/kernel';
import { outsideQuietHours } from './quiet-hours.ts';
import { whereabouts } from './whereabouts.ts';

const HOUR = 60 * 60 * 1000;
const MORNING = '09:00';
const EVENING = '18:00';

/** One step of a journey's ladder: what is told, of which moment, and when. */
export interface Reminder {
  kind: ServiceReminderKind;
  /** The moment that it speaks of, by the clock of its place, and how long before it is told: a service that moves has others. */
  occasion: string;
  audience: 'travellers';
  dueAt: Date;
  /** From then on it helps nobody any more: the next step is due, or the moment has come. */
  usefulUntil: Date;
  record: string;
  item: string;
}

type Journey = Pick<JourneySnapshot, 'is_cancelled'> & {
  /** Rows from before do not say them: their reminders come with the journey's next news. */
  services?: JourneySnapshot['services'] | undefined;
  destination_city: { name: string };
};
type ServiceRecord = Pick<ServiceRecordSnapshot, 'id' | 'kind' | 'package_service' | 'details' | 'starts' | 'ends'>;

/** A record whose service stands, with its moments. */
interface Standing {
  record: ServiceRecord;
  item: string;
  starts: Moment | null;
  ends: Moment | null;
}

const hasHour = ({ local }: Moment) => local.length > 10;
/** Of a plain day its beginning. */
const instantOf = (moment: Moment): number =>
  toEpochMilliseconds(hasHour(moment) ? moment : { local: `${moment.local}T00:00`, zone: moment.zone });
/** When a moment has come; a plain day lasts until it is over. */
const endOf = (moment: Moment): number =>
  hasHour(moment)
    ? instantOf(moment)
    : toEpochMilliseconds({ local: `${addDays(moment.local, 1)}T00:00`, zone: moment.zone });

function standing({ services, destination_city }: Journey, records: readonly ServiceRecord[]): Standing[] {
  return records.flatMap((record) => {
    const item = services?.find(({ id }) => id === record.package_service);
    if (!item || item.cancellation) return [];
    const descriptor = serviceKind(record.kind);
    const moments = momentsOf(descriptor, detailsOf(descriptor, record.details), record, destination_city.name);
    return [{ record, item: item.id, ...moments }];
  });
}

const nameOfLead = (lead: ReminderLead): string => {
  if (lead === 'evening') return 'evening';
  return 'days' in lead ? `${lead.days}d` : `${lead.hours}h`;
};

/** When a lead has it due, on the clock on which travellers live then; null where a plain day has no hour to count from. */
function dueOf(lead: ReminderLead, moment: Moment, zoneAt: (instant: number) => string): number | null {
  const instant = instantOf(moment);
  if (lead !== 'evening' && 'hours' in lead) return hasHour(moment) ? instant - lead.hours * HOUR : null;
  const [days, clock] = lead === 'evening' ? [1, EVENING] : [lead.days, MORNING];
  const local = `${addDays(moment.local.slice(0, 10), -days)}T${clock}`;
  // Where they are then is known by about when that is.
  const zone = zoneAt(toEpochMilliseconds({ local, zone: moment.zone }));
  return toEpochMilliseconds({ local, zone });
}

/** Whether who departs arrived there shortly before: a change of planes. */
const isConnection = ({ record: { kind }, starts }: Standing, hours: number, all: readonly Standing[]): boolean =>
  starts !== null &&
  all.some(({ record, ends }) => {
    if (record.kind !== kind || !ends || ends.place !== starts.place) return false;
    const between = instantOf(starts) - instantOf(ends);
    return between > 0 && between <= hours * HOUR;
  });

function stepOf(
  rule: ServiceReminder,
  service: Standing,
  all: readonly Standing[],
  zoneAt: (instant: number) => string,
): Reminder | null {
  const moment = service[rule.of];
  if (!moment) return null;
  if (rule.unlessArrivedWithinHours && isConnection(service, rule.unlessArrivedWithinHours, all)) return null;
  const due = dueOf(rule.lead, moment, zoneAt);
  if (due === null) return null;
  const { record, item } = service;
  return {
    kind: rule.kind,
    occasion: `${record.id}:${rule.of}:${moment.local}[${moment.zone}]:${nameOfLead(rule.lead)}`,
    audience: 'travellers',
    dueAt: outsideQuietHours(instantAt(due), zoneAt(due), rule.atNight),
    usefulUntil: instantAt(endOf(moment)),
    record: record.id,
    item,
  };
}

/** Of steps that tell the same of one moment each serves until the next one. */
function untilTheNext(steps: readonly Reminder[]): Reminder[] {
  return steps.map((step) => {
    const later = steps.filter(({ kind, dueAt }) => kind === step.kind && dueAt > step.dueAt);
    const next = later.toSorted((one, other) => one.dueAt.getTime() - other.dueAt.getTime())[0];
    return next ? { ...step, usefulUntil: next.dueAt } : step;
  });
}

/**
 * Everything that a journey's travellers are reminded of about its services, whenever that is or was (product 16.7): a pure
 * function of what is known, asked anew after every change and once more when a step is due.
 */
export function ladderOf(journey: Journey, records: readonly ServiceRecord[]): Reminder[] {
  if (journey.is_cancelled) return [];
  const all = standing(journey, records);
  const zoneAt = whereabouts(all.map(({ record }) => record));
  return all.flatMap((service) => {
    const descriptor = serviceKind(service.record.kind);
    const rules = descriptor.reminders?.(detailsOf(descriptor, service.record.details)) ?? [];
    return untilTheNext(rules.flatMap((rule) => stepOf(rule, service, all, zoneAt) ?? []));
  });
}
