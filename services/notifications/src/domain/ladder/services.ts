import { detailsOf, type Moment, type ReminderLead, serviceKind, type ServiceReminder } from '@bitacora/contracts';
import { instantAt } from '@bitacora/kernel';
import { type Standing, standing } from './standing.ts';
import type { Ground, Step } from './step.ts';
import { daysBefore, endOf, EVENING, hasHour, instantOf, leavesAt, MORNING, untilTheNext } from './times.ts';

const HOUR = 60 * 60 * 1000;

const nameOfLead = (lead: ReminderLead): string => {
  if (lead === 'evening') return 'evening';
  return 'days' in lead ? `${lead.days}d` : `${lead.hours}h`;
};

/** When a lead has it due; null where a plain day has no hour to count from. */
function dueOf(lead: ReminderLead, moment: Moment, ground: Ground): number | null {
  if (lead === 'evening') return daysBefore(moment, 1, EVENING, ground);
  if ('days' in lead) return daysBefore(moment, lead.days, MORNING, ground);
  return hasHour(moment) ? instantOf(moment) - lead.hours * HOUR : null;
}

/** Whether who departs arrived there shortly before: a change of planes. */
const isConnection = ({ record: { kind }, starts }: Standing, hours: number, all: readonly Standing[]): boolean =>
  starts !== null &&
  all.some(({ record, ends }) => {
    if (record.kind !== kind || !ends || ends.place !== starts.place) return false;
    const between = instantOf(starts) - instantOf(ends);
    return between > 0 && between <= hours * HOUR;
  });

function stepOf(rule: ServiceReminder, service: Standing, all: readonly Standing[], ground: Ground): Step | null {
  const { kind, of, lead, unlessArrivedWithinHours } = rule;
  const moment = service[of];
  if (!moment) return null;
  if (unlessArrivedWithinHours && isConnection(service, unlessArrivedWithinHours, all)) return null;
  const due = dueOf(lead, moment, ground);
  if (due === null) return null;
  const { record, item } = service;
  return {
    kind,
    occasion: `${record.id}:${of}:${moment.local}[${moment.zone}]:${nameOfLead(lead)}`,
    dueAt: leavesAt(due, kind, ground.zoneAt(due)),
    usefulUntil: instantAt(endOf(moment)),
    record: record.id,
    item,
  };
}

const moments = ['starts', 'ends'] as const;

/**
 * What travellers are reminded of about the services of their journey, each as its descriptor says. Of what speaks of one moment
 * each step serves until the next: who hears late of a flight is told what is to be done now, not all that was before.
 */
export function serviceSteps(ground: Ground): Step[] {
  const all = standing(ground);
  return all.flatMap((service) => {
    const descriptor = serviceKind(service.record.kind);
    const rules = descriptor.reminders?.(detailsOf(descriptor, service.record.details)) ?? [];
    return moments.flatMap((moment) =>
      untilTheNext(rules.flatMap((rule) => (rule.of === moment ? (stepOf(rule, service, all, ground) ?? []) : []))),
    );
  });
}
