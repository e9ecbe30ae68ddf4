import { addDays, addMonths } from '@bitacora/kernel';
import { firstDayOf, lastDayOf, monthOf } from '../../lib/months.ts';

/** The ways to look at a calendar. */
export const calendarViews = ['month', 'week', 'list'] as const;
export type CalendarView = (typeof calendarViews)[number];

const DAYS_OF_WEEK = 7;
/** How many days the list has. */
const DAYS_OF_LIST = 14;

/** 0 is Monday. */
export const weekdayOf = (day: string): number => (new Date(`${day}T00:00Z`).getUTCDay() + 6) % DAYS_OF_WEEK;

export const mondayOf = (day: string): string => addDays(day, -weekdayOf(day));

const daysFrom = (first: string, count: number) => Array.from({ length: count }, (_, nth) => addDays(first, nth));

/** The weeks of a month as on its sheet: from a Monday to a Sunday, six of them at most. */
function monthSheet(day: string): string[] {
  const first = mondayOf(firstDayOf(monthOf(day)));
  const last = addDays(mondayOf(lastDayOf(monthOf(day))), DAYS_OF_WEEK - 1);
  const days = daysFrom(first, 6 * DAYS_OF_WEEK);
  return days.filter((one) => one <= last);
}

const daysShown: Record<CalendarView, (day: string) => string[]> = {
  month: monthSheet,
  week: (day) => daysFrom(mondayOf(day), DAYS_OF_WEEK),
  list: (day) => daysFrom(day, DAYS_OF_LIST),
};

/** The days that a view has in sight with one of them. */
export const daysOf = (view: CalendarView, day: string): string[] => daysShown[view](day);

const steps: Record<CalendarView, (day: string, count: number) => string> = {
  month: addMonths,
  week: (day, count) => addDays(day, count * DAYS_OF_WEEK),
  list: (day, count) => addDays(day, count * DAYS_OF_LIST),
};

/** The same day on the sheet after (1) or before (-1). */
export const onNextSheet = (view: CalendarView, day: string, count: 1 | -1): string => steps[view](day, count);

/** Where a key of the grid leads from a day; null of a key that leads nowhere. */
export function dayByKey(view: CalendarView, day: string, key: string): string | null {
  const ways: Readonly<Record<string, () => string>> = {
    ArrowLeft: () => addDays(day, -1),
    ArrowRight: () => addDays(day, 1),
    ArrowUp: () => addDays(day, -DAYS_OF_WEEK),
    ArrowDown: () => addDays(day, DAYS_OF_WEEK),
    Home: () => mondayOf(day),
    End: () => addDays(mondayOf(day), DAYS_OF_WEEK - 1),
    PageUp: () => onNextSheet(view, day, -1),
    PageDown: () => onNextSheet(view, day, 1),
  };
  return ways[key]?.() ?? null;
}
