import { AGENCY_TIME_ZONE } from '@bitacora/kernel';

const format = new Intl.DateTimeFormat('es-EC', { dateStyle: 'long', timeZone: 'UTC' });
const momentFormat = new Intl.DateTimeFormat('es-EC', {
  dateStyle: 'long',
  timeStyle: 'short',
  hourCycle: 'h23',
  timeZone: AGENCY_TIME_ZONE,
});

/** A calendar day (`YYYY-MM-DD`) as people write it: "12 de enero de 2027". */
export function spanishDate(day: string): string {
  return format.format(new Date(`${day}T12:00:00Z`));
}

/** An instant (ISO 8601) on the agency's clock: "12 de enero de 2027 a las 15:04". */
export function spanishMoment(instant: string): string {
  return momentFormat.format(new Date(instant));
}
