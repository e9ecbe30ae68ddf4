import { clockPlace } from '@bitacora/contracts';
import { timeMessages } from '@bitacora/contracts/messages';
import { daysBetween, type LocalTime, toEpochMilliseconds } from '@bitacora/kernel';
import { clockIn, dayText } from '@bitacora/kernel/dates';
import { dayOf } from '../../../lib/times.ts';
import { hasHour, type Moment, type ServiceTimes } from './service-times.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** `10:00`, the clock of the place. */
export const clockOf = (time: LocalTime) => time.local.slice(11, 16);

const joined = (separator: string, ...parts: (string | null | false)[]) => parts.filter(Boolean).join(separator);

/** Until when something is to be paid: `el vie 27 nov`; on that day `hoy, vie 27 nov`, but not on paper. */
export const payDayText = (day: string, today: string | null): string =>
  `${day === today ? `${timeMessages.today},` : 'el'} ${dayText(day, today)}`;

/** A length of time a person can feel: `2 días y 4 h`, `4 h 12 min`, `12 min`. */
export function lengthText(milliseconds: number): string {
  const days = Math.floor(milliseconds / DAY);
  const hours = Math.floor((milliseconds % DAY) / HOUR);
  const minutes = Math.floor((milliseconds % HOUR) / MINUTE);
  if (days > 0) return joined(' y ', timeMessages.days(days), hours > 0 && `${hours} h`);
  return joined(' ', hours > 0 && `${hours} h`, minutes > 0 && `${minutes} min`) || 'menos de 1 min';
}

/** `10:00 Guayaquil`, `10:00, hora de Perú`. */
function clockThere(moment: Moment): string {
  const where = clockPlace(moment);
  return where === null ? clockOf(moment) : clockIn(clockOf(moment), where);
}

/** A moment on its own: `sáb 5 dic, 10:00 Guayaquil`; a plain day has no hour and no place. */
export function momentText(moment: Moment, today: string | null): string {
  return joined(', ', dayText(dayOf(moment), today), hourText(moment));
}

/** `10:00 Guayaquil`; null for a plain day. */
export function hourText(moment: Moment): string | null {
  return hasHour(moment) ? clockThere(moment) : null;
}

/** How a card tells when a service is. */
export interface WhenText {
  /** `sáb 5 dic`; `sáb 5 dic – mié 9 dic` when it lasts days; `Entrada jue 19 nov, 15:00` and `Salida …` of a stay. */
  days: string[];
  /** `10:00 Guayaquil` and `11:00 Baltra`; null for stays and plain days. */
  way: { from: string; to: string } | null;
  /** Days that the clock of arrival is ahead of departure's, for the chip `+1 día`. */
  plusDays: number;
  /** How long (`2 h`), and on whose clock where nothing else says it: `4 noches · hora de Galápagos`. */
  note: string | null;
}

/** What a kind says of its times. */
export interface WhenWords {
  countsNights: boolean;
  momentNames?: { starts: string; ends?: string };
  /** What people have to be early for (product 6.4) says its places at its clocks, whatever stands above. */
  beThere?: object;
  /** What stands above: places that it names are not said again where both clocks go alike. */
  heading?: string;
}

function lengthOf(starts: Moment, ends: Moment, countsNights: boolean): string | null {
  const days = daysBetween(dayOf(starts), dayOf(ends));
  if (!hasHour(starts) || !hasHour(ends)) return days > 0 ? timeMessages.days(days + 1) : null;
  const milliseconds = toEpochMilliseconds(ends) - toEpochMilliseconds(starts);
  if (milliseconds <= 0) return null;
  if (days > 0 && milliseconds >= DAY / 2 && countsNights) return timeMessages.nights(days);
  return lengthText(milliseconds);
}

/** `Entrada jue 19 nov, 15:00` and `Salida mar 24 nov, 12:00`: no arrow, nobody goes from one to the other. */
function stayText(starts: Moment, ends: Moment | null, words: WhenWords, today: string | null): WhenText {
  const { countsNights, momentNames } = words;
  const places = [starts, ends ?? starts].map(clockPlace);
  // Said once below both; of one moment alone beside its hour.
  const isOnePlace = ends !== null && places[0] === places[1];
  const told = (name: string | undefined, moment: Moment) => {
    const hour = hasHour(moment) && (isOnePlace ? clockOf(moment) : clockThere(moment));
    return joined(' ', name ?? null, joined(', ', dayText(dayOf(moment), today), hour));
  };
  const days = [told(momentNames?.starts, starts)];
  if (ends && momentNames?.ends) days.push(told(momentNames.ends, ends));
  const length = ends && lengthOf(starts, ends, countsNights);
  const note = joined(' · ', length, isOnePlace && (places[0] ?? null));
  return { days, way: null, plusDays: 0, note: note || null };
}

/** `10:00 Guayaquil → 11:00 Baltra`, or the days when there are no hours. */
function wayText(starts: Moment, ends: Moment, words: WhenWords, today: string | null): WhenText {
  const { countsNights, beThere, heading = '' } = words;
  const first = dayText(dayOf(starts), today);
  const days = daysBetween(dayOf(starts), dayOf(ends));
  const length = lengthOf(starts, ends, countsNights);
  const isTimed = hasHour(starts) && hasHour(ends);
  // Overnight keeps one date and a chip; what lasts longer tells both dates.
  const isOvernight = days > 0 && isTimed && toEpochMilliseconds(ends) - toEpochMilliseconds(starts) < DAY;
  const range = days > 0 && !isOvernight ? `${first} – ${dayText(dayOf(ends), today)}` : first;
  if (!isTimed) return { days: [range], way: null, plusDays: 0, note: length };
  const areSaid = !beThere && [starts, ends].every(({ place }) => place !== null && heading.includes(place));
  const needsNone = areSaid && starts.zone === ends.zone;
  const isOnePlace = clockPlace(starts) === clockPlace(ends);
  const way = {
    from: needsNone || isOnePlace ? clockOf(starts) : clockThere(starts),
    to: needsNone ? clockOf(ends) : clockThere(ends),
  };
  // A clock that is not the agency's is said in any case, as that of a stay is.
  const zone = needsNone && clockPlace({ ...starts, place: null });
  return { days: [range], way, plusDays: isOvernight ? days : 0, note: joined(' · ', length, zone) || null };
}

/** When a service is, each clock with its place; null when it has no time of its own. */
export function whenText({ starts, ends }: ServiceTimes, words: WhenWords, today: string | null): WhenText | null {
  if (!starts) return null;
  const isInstant = !ends || (ends.local === starts.local && ends.zone === starts.zone);
  if (isInstant || words.momentNames) return stayText(starts, isInstant ? null : ends, words, today);
  return wayText(starts, ends, words, today);
}
