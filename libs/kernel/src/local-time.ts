import { Temporal } from 'temporal-polyfill';
import { AGENCY_TIME_ZONE } from './time-zone.ts';

/** A wall time with the zone of its place. The pair is the truth; the instant is derived from it. */
export interface LocalTime {
  /** `YYYY-MM-DDTHH:mm` on the clock of the place. */
  local: string;
  /** IANA zone of the place, for example `Pacific/Galapagos`. */
  zone: string;
}

const DAY_MILLISECONDS = 24 * 60 * 60 * 1000;

const dateOnly = /^\d{4}-\d{2}-\d{2}$/;

/** Whether a text is an existing calendar day as `YYYY-MM-DD`. */
export function isPlainDate(text: string): boolean {
  if (!dateOnly.test(text)) return false;
  try {
    Temporal.PlainDate.from(text, { overflow: 'reject' });
    return true;
  } catch {
    return false;
  }
}

/**
 * Reads what a form or client sent for a time at a place: `YYYY-MM-DDTHH:mm[:ss]` is the clock there; with an offset
 * (or Z) it is that instant, shown on the clock there. Throws RangeError when it is neither, or no such time exists.
 */
export function readLocalTime(text: string, zone: string): LocalTime {
  const hasOffset = /(?:Z|[+-]\d{2}:?\d{2})$/i.test(text);
  if (hasOffset) {
    return { local: wallClock(Temporal.Instant.from(text).toZonedDateTimeISO(zone)), zone };
  }
  if (!/^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}/.test(text)) throw new RangeError(`not a date and time: ${text}`);
  const wall = Temporal.PlainDateTime.from(text.replace(' ', 'T'), { overflow: 'reject' });
  return { local: wallClock(wall.toZonedDateTime(zone)), zone };
}

function wallClock(time: Temporal.ZonedDateTime): string {
  return time.toPlainDateTime().toString({ smallestUnit: 'minute' });
}

function zoned({ local, zone }: LocalTime): Temporal.ZonedDateTime {
  return Temporal.PlainDateTime.from(local).toZonedDateTime(zone);
}

/** ISO 8601 with the offset that the place had then: `2026-12-01T11:00:00-06:00`. */
export function toOffsetString(time: LocalTime): string {
  return zoned(time).toString({ timeZoneName: 'never', smallestUnit: 'second' });
}

/** The instant, in milliseconds since 1970, for ordering and comparing. */
export function toEpochMilliseconds(time: LocalTime): number {
  return zoned(time).epochMilliseconds;
}

/** The calendar day of an instant in a zone, `YYYY-MM-DD`; the agency's zone unless told. */
export function dayAt(instant: Date, zone: string = AGENCY_TIME_ZONE): string {
  return Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO(zone).toPlainDate().toString();
}

/** Calendar days from one day to another; negative when `to` is earlier. */
export function daysBetween(from: string, to: string): number {
  // Both are midnights of UTC, where every day is as long: asked for each journey of each view.
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MILLISECONDS);
}

/** The day `days` after (or, negative, before) a day. */
export function addDays(day: string, days: number): string {
  return Temporal.PlainDate.from(day).add({ days }).toString();
}

/** The day so many months later or, negative, earlier; the last day of a month that is shorter. */
export function addMonths(day: string, months: number): string {
  return Temporal.PlainDate.from(day).add({ months }).toString();
}

/** From when on somebody is an adult and may hold a journey (product 5.9). */
export const ADULT_YEARS = 18;

/** Full years of age on a day, both as `YYYY-MM-DD`. */
export function ageOn(birthDate: string, day: string): number {
  return Temporal.PlainDate.from(birthDate).until(Temporal.PlainDate.from(day), { largestUnit: 'years' }).years;
}
