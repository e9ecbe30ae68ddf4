import { addDays, instantAt, type LocalTime, readLocalTime, toEpochMilliseconds } from '@bitacora/kernel';

const BEGIN = '21:00';
const END = '07:00';
/** Early enough for it to be read before the quiet hours begin. */
const LAST_BEFORE = '20:30';

/** When it leaves that is due at night: after it, or before it where it would come late; what does not wait, at once. */
export type AtNight = 'after' | 'before' | 'at once';

const momentOf = (day: string, clock: string, zone: string): Date =>
  instantAt(toEpochMilliseconds({ local: `${day}T${clock}`, zone }));

/** The clock of a place at an instant. */
export const clockAt = (instant: Date, zone: string): LocalTime => readLocalTime(instant.toISOString(), zone);

/**
 * When what is due leaves: nobody is woken between 21:00 and 07:00 where he or she is (product 16.8). What would come late
 * after them leaves before them.
 */
export function outsideQuietHours(due: Date, zone: string, atNight: AtNight): Date {
  const { local } = clockAt(due, zone);
  const [day = '', clock = ''] = local.split('T');
  const isLate = clock >= BEGIN;
  if (atNight === 'at once' || (!isLate && clock >= END)) return due;
  return atNight === 'after'
    ? momentOf(isLate ? addDays(day, 1) : day, END, zone)
    : momentOf(isLate ? day : addDays(day, -1), LAST_BEFORE, zone);
}
