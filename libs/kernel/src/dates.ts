import { AGENCY_TIME_ZONE } from './time-zone.ts';

/** How a person calls the place of the agency's clock. */
const AGENCY_PLACE = 'Guayaquil';

const spanish = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat('es-EC', options);

// A plain day is nowhere: it is read and written on one clock.
const onDay = (options: Intl.DateTimeFormatOptions) => spanish({ ...options, timeZone: 'UTC' });
const startOf = (day: string) => new Date(`${day}T00:00Z`);

// Marked as pure, so that a page takes only those that it uses.
const short = /* @__PURE__ */ onDay({ weekday: 'short', day: 'numeric', month: 'short' });
const numeric = /* @__PURE__ */ onDay({ day: '2-digit', month: '2-digit', year: 'numeric' });
const medium = /* @__PURE__ */ onDay({ dateStyle: 'medium' });
const long = /* @__PURE__ */ onDay({ dateStyle: 'long' });
const full = /* @__PURE__ */ onDay({ dateStyle: 'full' });
const shortWithYear = /* @__PURE__ */ onDay({ weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' });
const clock = /* @__PURE__ */ spanish({
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: AGENCY_TIME_ZONE,
});
const agencyDay = /* @__PURE__ */ new Intl.DateTimeFormat('en-CA', { dateStyle: 'short', timeZone: AGENCY_TIME_ZONE });
const longInstant = /* @__PURE__ */ spanish({
  dateStyle: 'long',
  timeStyle: 'short',
  hourCycle: 'h23',
  timeZone: AGENCY_TIME_ZONE,
});

/** `sáb, 5 dic` for a day `YYYY-MM-DD`. */
export const shortDay = (day: string): string => short.format(startOf(day));

/** `05/12/2026`, for tables. */
export const numericDay = (day: string): string => numeric.format(startOf(day));

/** `5 dic 2026`. */
export const mediumDay = (day: string): string => medium.format(startOf(day));

/** `5 de diciembre de 2026`. */
export const longDay = (day: string): string => long.format(startOf(day));

/** `sábado 5 de diciembre de 2026`. */
export const dayInWords = (day: string): string => full.format(startOf(day)).replace(',', '');

/** `19–24 de noviembre de 2026`. */
export const dayRange = (from: string, to: string): string =>
  from === to ? longDay(from) : long.formatRange(startOf(from), startOf(to));

/** `sáb 5 dic`, as lists and details say a day; `mar 5 ene 2027` where its year is not that of `today`. */
export const dayText = (day: string, today: string): string =>
  (day.slice(0, 4) === today.slice(0, 4) ? short : shortWithYear).format(startOf(day)).replace(',', '');

/** `dom 22 nov, 10:15 · Guayaquil`: an instant (ISO 8601) likewise, on the clock of the agency, whose place it names. */
export function momentText(iso: string, today: string): string {
  const at = new Date(iso);
  return `${dayText(agencyDay.format(at), today)}, ${clock.format(at)} · ${AGENCY_PLACE}`;
}

/** The same for prose: `12 de diciembre de 2026 a las 10:15`. */
export const longInstantText = (iso: string): string => longInstant.format(new Date(iso));
