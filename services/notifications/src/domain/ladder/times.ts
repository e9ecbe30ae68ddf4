import type { LocalTime } from '@bitacora/kernel';
import { addDays, AGENCY_TIME_ZONE, instantAt, toEpochMilliseconds } from '@bitacora/kernel';
import { outsideQuietHours } from '../quiet-hours.ts';
import { stepKinds } from './step-kinds.ts';
import type { Ground, Step } from './step.ts';

/** On the day of a step that names only days, and on the evening before something. */
export const MORNING = '09:00';
export const EVENING = '18:00';

export const hasHour = ({ local }: LocalTime) => local.length > 10;

/** Of a plain day its beginning. */
export const instantOf = (moment: LocalTime): number =>
  toEpochMilliseconds(hasHour(moment) ? moment : { local: `${moment.local}T00:00`, zone: moment.zone });

/** When a moment has come; a plain day lasts until it is over. */
export const endOf = (moment: LocalTime): number =>
  hasHour(moment)
    ? instantOf(moment)
    : toEpochMilliseconds({ local: `${addDays(moment.local, 1)}T00:00`, zone: moment.zone });

/**
 * The instant at which it is so late so many days before a day of some place, on the clock on which travellers live then:
 * where that is, is known by about when it is.
 */
export function daysBefore(
  { local: day, zone }: LocalTime,
  days: number,
  clock: string,
  { zoneAt }: Pick<Ground, 'zoneAt'>,
): number {
  const local = `${addDays(day.slice(0, 10), -days)}T${clock}`;
  return toEpochMilliseconds({ local, zone: zoneAt(toEpochMilliseconds({ local, zone })) });
}

/** On whose clock they live at an instant whom a step is told. */
export const zoneOfReaders = (kind: Step['kind'], { zoneAt }: Pick<Ground, 'zoneAt'>, at: Date): string =>
  stepKinds[kind].audience === 'adviser' ? AGENCY_TIME_ZONE : zoneAt(at.getTime());

/** When a step that is due leaves: at night as its kind has it. */
export const leavesAt = (due: number, kind: Step['kind'], zone: string): Date =>
  outsideQuietHours(instantAt(due), zone, stepKinds[kind].atNight);

/** Of steps that speak of one moment each serves until the next one. */
export function untilTheNext(steps: readonly Step[]): Step[] {
  return steps.map((step) => {
    const later = steps.filter(({ dueAt }) => dueAt > step.dueAt);
    const next = later.toSorted((one, other) => one.dueAt.getTime() - other.dueAt.getTime())[0];
    return next ? { ...step, usefulUntil: next.dueAt } : step;
  });
}
