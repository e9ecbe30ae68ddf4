import { foldText } from './fold-text.ts';
import { daysBetween, isPlainDate } from './local-time.ts';

/** Which year somebody means who writes none, or two digits of it. */
export interface YearMeant {
  /** The day (`YYYY-MM-DD`) that the written one is nearest to. */
  near: string;
  /** A payment: of one to come nobody knows whether the year is wrong or the day, so it is asked for. */
  isPast?: boolean;
  /** Two digits of a year to come are of the century before: "5/12/26" of an old traveller. */
  isBirth?: boolean;
  /** Nobody leaves it out: without a year, "5 dic" is no date of birth. */
  isNeeded?: boolean;
}

/** A day as `YYYY-MM-DD`, or why what is written is none: not readable, not in the calendar, without its year. */
export type TypedDay = { day: string } | { problem: 'unreadable' | 'no-such-day' | 'no-year' };

const months = 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(' ');

const weekday = /^(?:lun|mar|mie|jue|vie|sab|dom)[a-z]*[.,]*\s+(?=\d)/;
const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[t ].*)?$/;
const inFigures = /^(\d{1,2})\s*[-/.\s]\s*(\d{1,2})(?:\s*[-/.\s]\s*(\d{4}|\d{2}))?$/;
const withoutSeparators = /^(\d{2})(\d{2})(\d{4}|\d{2})$/;
const inWords = /^(\d{1,2})[º°]?[-/.\s]*(?:de\s+)?([a-z]{3,})\.?(?:[-/.,\s]*(?:del?\s+)?(\d{4}|\d{2}))?$/;

interface Parts {
  day: number;
  month: number;
  /** As it is written: four digits, two, or none. */
  year: string;
}

function monthOf(word: string): number {
  const name = word.replace(/^se[pt](?:t?iembre|t)?$/, 'septiembre');
  return months.findIndex((month) => month.startsWith(name)) + 1;
}

function partsOf(text: string): Parts | null {
  const written = iso.exec(text);
  if (written) return { day: Number(written[3]), month: Number(written[2]), year: written[1] ?? '' };
  const figures = inFigures.exec(text) ?? withoutSeparators.exec(text);
  if (figures) return { day: Number(figures[1]), month: Number(figures[2]), year: figures[3] ?? '' };
  const [, day, word = '', year = ''] = inWords.exec(text) ?? [];
  const month = monthOf(word);
  return day === undefined || month === 0 ? null : { day: Number(day), month, year };
}

const dayOf = ({ day, month }: Parts, year: number): string =>
  [String(year).padStart(4, '0'), String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-');

/** The day of each year that is meant, or the nearest: every year has it, or (29 February) one in four. */
function nearestOf(parts: Parts, step: 1 | 100, { near, isBirth = false }: YearMeant): string | undefined {
  const around = Number(near.slice(0, 4));
  const first = step === 1 ? around : around - (around % 100) + Number(parts.year);
  const reach = step === 1 ? 8 : 1;
  const years = Array.from({ length: 2 * reach + 1 }, (_, index) => first + (index - reach) * step);
  const distance = (day: string) => Math.abs(daysBetween(near, day));
  return years
    .map((year) => dayOf(parts, year))
    .filter((day) => isPlainDate(day) && (!isBirth || day <= near))
    .sort((one, other) => distance(one) - distance(other))[0];
}

/**
 * Reads a day as people in Ecuador write it: `5/12/26`, `05-12-2026`, `5 dic`, `sábado 5 de diciembre de 2026`, `051226`;
 * the day comes before the month whatever the browser's language. `YYYY-MM-DD` may be pasted.
 */
export function readDay(text: string, meant: YearMeant): TypedDay {
  const parts = partsOf(foldText(text).trim().replace(/\s+/g, ' ').replace(weekday, ''));
  if (!parts) return { problem: 'unreadable' };
  const day =
    parts.year.length === 4 ? dayOf(parts, Number(parts.year)) : nearestOf(parts, parts.year === '' ? 1 : 100, meant);
  const isYearMissing =
    parts.year === '' && day !== undefined && (meant.isNeeded || (meant.isPast && day > meant.near));
  if (isYearMissing) return { problem: 'no-year' };
  return day !== undefined && isPlainDate(day) && day >= '1800' ? { day } : { problem: 'no-such-day' };
}

const hour =
  /^(\d{1,2})(?:\s*[:.h\s]\s*(\d{2})|(\d{2}))?(?:[:.]\d{2})?\s*(?:h|hs|hrs|horas)?\s*(?:([ap])\.?\s*m?\.?)?$/;

/** Reads an hour of the day: `9`, `930`, `9:30`, `21.30`, `9:30 pm`. Answers `HH:mm`; null when it is none. */
export function readHour(text: string): string | null {
  const [, hours, minutes, joined, half] = hour.exec(text.trim().toLowerCase().replace(/\s+/g, ' ')) ?? [];
  if (hours === undefined) return null;
  const written = Number(hours);
  if (half !== undefined && (written < 1 || written > 12)) return null;
  const onClock = half === undefined ? written : (written % 12) + (half === 'p' ? 12 : 0);
  const past = Number(minutes ?? joined ?? 0);
  if (onClock > 23 || past > 59) return null;
  return `${String(onClock).padStart(2, '0')}:${String(past).padStart(2, '0')}`;
}
