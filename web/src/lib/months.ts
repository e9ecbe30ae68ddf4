import { addDays, addMonths } from '@bitacora/kernel';
import { monthText } from '@bitacora/kernel/dates';

// A month is `2026-11`, a day `2026-11-26`, as filters and addresses have them.

export const monthOf = (day: string): string => day.slice(0, 7);

export const firstDayOf = (month: string): string => `${month}-01`;

export const lastDayOf = (month: string): string => addDays(firstDayOf(monthAfter(month)), -1);

/** The next month, or so many later or, negative, earlier. */
export function monthAfter(month: string, count = 1): string {
  return monthOf(addMonths(firstDayOf(month), count));
}

/** `noviembre de 2026`. */
export const monthName = (month: string): string => monthText(firstDayOf(month));

/** The first and the last day of some months. */
export const daysOfMonths = ({ from, until }: { from: string; until: string }): { from: string; until: string } => ({
  from: firstDayOf(from),
  until: lastDayOf(until),
});
