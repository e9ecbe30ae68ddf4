import { AGENCY_TIME_ZONE } from './time-zone.ts';

/** How a person calls the place of the agency's clock. */
export const AGENCY_PLACE = 'Guayaquil';

const spanish = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat('es-EC', options);

// A plain day is nowhere: it is read and written on one clock.
const onDay = (options: Intl.DateTimeFormatOptions) => spanish({ ...options, timeZone: 'UTC' });
const startOf = (day: string) => new Date(`${day}T00:00Z`);

// Marked as pure, so that a page takes only those that it uses.
const short = /* @__PURE__ */ onDay({ weekday: 'short', day: 'numeric', month: 'short' });
const shortWithYear = /* @__PURE__ */ onDay({ weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' });
const withoutYear = /* @__PURE__ */ onDay({ day: 'numeric', month: 'short' });
const numeric = /* @__PURE__ */ onDay({ day: '2-digit', month: '2-digit', year: 'numeric' });
const medium = /* @__PURE__ */ onDay({ dateStyle: 'medium' });
const long = /* @__PURE__ */ onDay({ dateStyle: 'long' });
const longWithoutYear = /* @__PURE__ */ onDay({ day: 'numeric', month: 'long' });
const monthOfYear = /* @__PURE__ */ onDay({ month: 'long', year: 'numeric' });
const full = /* @__PURE__ */ onDay({ dateStyle: 'full' });
const clock = /* @__PURE__ */ spanish({
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: AGENCY_TIME_ZONE,
});
const agencyDay = /* @__PURE__ */ new Intl.DateTimeFormat('en-CA', { dateStyle: 'short', timeZone: AGENCY_TIME_ZONE });

// A day is read as one: no line ends within it. Only the year of a long one may begin the next.
const whole = (text: string) => text.replace(/ (?!de \d{4}|–)/g, '\u00A0');

/** Words as files and plain letters have them: with the spaces that programs look for. */
export const plainSpaces = (text: string): string => text.replaceAll('\u00A0', ' ');

const isYearOf = (day: string, today: string | null) => day.slice(0, 4) === today?.slice(0, 4);

/**
 * `sáb 5 dic`, as lists and details say a day; `mar 5 ene 2027` where its year is not that of `today`, and always where that
 * is null: on paper, which outlives the year.
 */
export const dayText = (day: string, today: string | null): string =>
  whole((isYearOf(day, today) ? short : shortWithYear).format(startOf(day)).replace(',', ''));

/** What a clock shows, `YYYY-MM-DDTHH:mm`, or a plain day: `jue 19 nov, 15:00`, `jue 19 nov`. */
export function clockText(local: string, today: string | null): string {
  const day = dayText(local.slice(0, 10), today);
  return local.length > 10 ? `${day}, ${local.slice(11, 16)}` : day;
}

/** `10:00 Guayaquil`, `10:00, hora de Perú`: what a clock shows, with the place or the zone by which it goes. */
export const clockIn = (clockTime: string, where: string): string =>
  `${clockTime}${where.startsWith('hora ') ? ',' : ''} ${where}`;

/** `05/12/2026`, for tables. */
export const numericDay = (day: string): string => numeric.format(startOf(day));

/** `5 dic 2026`. */
const mediumDay = (day: string): string => whole(medium.format(startOf(day)));

/** `5 de diciembre de 2026`; `5 de diciembre` where its year is that of `today`. */
export const longDay = (day: string, today: string | null = null): string =>
  whole((isYearOf(day, today) ? longWithoutYear : long).format(startOf(day)));

/** `diciembre de 2026`: the month of a day. */
export const monthText = (day: string): string => monthOfYear.format(startOf(day));

/** `sábado 5 de diciembre de 2026`: on its own, below a field or as a heading, where it may go on in a second line. */
export const dayInWords = (day: string): string => full.format(startOf(day)).replace(',', '');

/** `19–24 de noviembre de 2026`. */
export const dayRange = (from: string, to: string): string =>
  from === to ? longDay(from) : whole(long.formatRange(startOf(from), startOf(to)));

/** `27 nov – 2 dic`, where there is little room; its year where that is not the one of `today`. */
export function shortRange(from: string, to: string, today: string | null): string {
  const isOneYear = isYearOf(from, to);
  const inYear = (day: string) => whole(withoutYear.format(startOf(day)));
  const last = isOneYear && isYearOf(to, today) ? inYear(to) : mediumDay(to);
  if (from === to) return last;
  return `${isOneYear ? inYear(from) : mediumDay(from)} – ${last}`;
}

/** `dom 22 nov, 10:15 Guayaquil`: an instant (ISO 8601) likewise, on the clock of the agency, whose place it names. */
export function momentText(iso: string, today: string | null): string {
  const at = new Date(iso);
  return `${dayText(agencyDay.format(at), today)}, ${whole(clockIn(clock.format(at), AGENCY_PLACE))}`;
}
