import { AGENCY_TIME_ZONE } from './time-zone.ts';

const spanish = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat('es-EC', options);

// A plain day is nowhere: it is read and written on one clock.
const onDay = (options: Intl.DateTimeFormatOptions) => spanish({ ...options, timeZone: 'UTC' });
const startOf = (day: string) => new Date(`${day}T00:00Z`);

const onAgencyClock = (dateStyle: 'long' | 'medium') =>
  spanish({ dateStyle, timeStyle: 'short', hourCycle: 'h23', timeZone: AGENCY_TIME_ZONE });

const short = onDay({ weekday: 'short', day: 'numeric', month: 'short' });
const numeric = onDay({ day: '2-digit', month: '2-digit', year: 'numeric' });
const medium = onDay({ dateStyle: 'medium' });
const long = onDay({ dateStyle: 'long' });
const full = onDay({ dateStyle: 'full' });
const instant = onAgencyClock('medium');
const longInstant = onAgencyClock('long');

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

/** An instant (ISO 8601) as the agency's clock showed it: `12 dic 2026, 10:15`. */
export const instantText = (iso: string): string => instant.format(new Date(iso));

/** The same for prose: `12 de diciembre de 2026 a las 10:15`. */
export const longInstantText = (iso: string): string => longInstant.format(new Date(iso));
