import { addDays } from '@bitacora/kernel';

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

/** The day so many months later or, negative, earlier; the last day of a month that is shorter. */
export function addMonths(day: string, months: number): string {
  const [year = 0, month = 1, ofMonth = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(ofMonth, last))).toISOString().slice(0, 10);
}

const lastOfMonth = (day: string) => addDays(addMonths(`${day.slice(0, 7)}-01`, 1), -1);

/** The weeks of a month as on its sheet: from a Monday to a Sunday, six of them at most. */
function monthSheet(day: string): string[] {
  const first = mondayOf(`${day.slice(0, 7)}-01`);
  const last = addDays(mondayOf(lastOfMonth(day)), DAYS_OF_WEEK - 1);
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
