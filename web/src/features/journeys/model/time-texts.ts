import { timeMessages } from '@bitacora/contracts/messages';
import { daysBetween, type LocalTime, toEpochMilliseconds } from '@bitacora/kernel';
import { shortDay, zoneName } from '@bitacora/kernel/dates';
import { dayOf, hasHour, type Moment, type ServiceTimes } from './service-times.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** `10:00`, the clock of the place. */
export const clockOf = (time: LocalTime) => time.local.slice(11, 16);

/** A length of time a person can feel: `2 d 4 h`, `4 h 12 min`, `12 min`. */
export function lengthText(milliseconds: number): string {
  const days = Math.floor(milliseconds / DAY);
  const hours = Math.floor((milliseconds % DAY) / HOUR);
  const minutes = Math.floor((milliseconds % HOUR) / MINUTE);
  const parts = days ? [`${days} d`, hours && `${hours} h`] : [hours && `${hours} h`, minutes && `${minutes} min`];
  return parts.filter(Boolean).join(' ') || 'menos de 1 min';
}

/** A moment on its own: `sáb, 5 dic · 10:00 Guayaquil`; a plain day has no hour and no zone. */
export function momentText(moment: Moment): string {
  if (!hasHour(moment)) return shortDay(dayOf(moment));
  return `${shortDay(dayOf(moment))} · ${clockOf(moment)} ${moment.place ?? zoneName(moment.zone)}`;
}

/** How a card tells when a service is. */
export interface WhenText {
  /** `sáb, 5 dic`, or `sáb, 5 dic – mié, 9 dic` when it lasts days. */
  days: string;
  /** `10:00 Guayaquil → 11:00 Baltra`; null for plain days. */
  hours: string | null;
  /** Days that the clock of arrival is ahead of departure's, for the chip `+1 día`. */
  plusDays: number;
  /** `2 h`, `4 noches`; null when it has no end. */
  length: string | null;
}

function lengthOf(starts: Moment, ends: Moment, countsNights: boolean): string | null {
  const days = daysBetween(dayOf(starts), dayOf(ends));
  if (!hasHour(starts) || !hasHour(ends)) return days > 0 ? timeMessages.days(days + 1) : null;
  const milliseconds = toEpochMilliseconds(ends) - toEpochMilliseconds(starts);
  if (milliseconds <= 0) return null;
  if (days > 0 && milliseconds >= DAY / 2 && countsNights) return timeMessages.nights(days);
  return lengthText(milliseconds);
}

/** When a service is, each clock with its place; null when it has no time of its own. */
export function whenText({ starts, ends }: ServiceTimes, countsNights = false): WhenText | null {
  if (!starts) return null;
  const first = shortDay(dayOf(starts));
  const isInstant = !ends || (ends.local === starts.local && ends.zone === starts.zone);
  if (isInstant) {
    const hours = hasHour(starts) ? `${clockOf(starts)} ${starts.place ?? zoneName(starts.zone)}` : null;
    return { days: first, hours, plusDays: 0, length: null };
  }
  const days = daysBetween(dayOf(starts), dayOf(ends));
  const length = lengthOf(starts, ends, countsNights);
  const lasts = hasHour(starts) && hasHour(ends) ? toEpochMilliseconds(ends) - toEpochMilliseconds(starts) : days * DAY;
  // Overnight keeps one date and a chip; what lasts longer tells both dates.
  const isOvernight = days > 0 && lasts < DAY && !countsNights;
  const range = days > 0 && !isOvernight ? `${first} – ${shortDay(dayOf(ends))}` : first;
  if (!hasHour(starts) || !hasHour(ends)) return { days: range, hours: null, plusDays: 0, length };
  const from = starts.place ?? zoneName(starts.zone);
  const to = ends.place ?? zoneName(ends.zone);
  const hours =
    from === to
      ? `${clockOf(starts)} → ${clockOf(ends)}, ${starts.zone === ends.zone ? zoneName(starts.zone) : from}`
      : `${clockOf(starts)} ${from} → ${clockOf(ends)} ${to}`;
  return { days: range, hours, plusDays: isOvernight ? days : 0, length };
}
