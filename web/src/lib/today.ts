import { AGENCY_TIME_ZONE } from '@bitacora/kernel/time-zone';

const calendar = new Intl.DateTimeFormat('en-CA', { timeZone: AGENCY_TIME_ZONE, dateStyle: 'short' });

/** The day in Guayaquil, `YYYY-MM-DD`: the earliest that a date field offers. */
export function todayInGuayaquil(now: Date = new Date()): string {
  return calendar.format(now);
}
