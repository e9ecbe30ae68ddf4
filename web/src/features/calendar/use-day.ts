import type { Calendar } from '@bitacora/contracts';
import { dayOf } from '../../lib/times.ts';
import type { Answer } from '../../ui/lists/loaded.tsx';
import { useCalendar } from './use-calendar.ts';
import type { CalendarFiltering } from './use-calendar-filters.ts';

export interface DayAsked extends Pick<CalendarFiltering, 'day' | 'filters'> {
  /** What the days in sight have, the first ones of each. */
  sheet: Answer<Calendar>;
  /** All that the day has is wanted: what the sheet lacks is asked for by itself. */
  isWhole: boolean;
}

/** One of the days in sight: what it has, as far as it is wanted, and of how many. */
export function useDay({ day, filters, sheet, isWhole }: DayAsked) {
  const itemsOf = (calendar: Calendar) => calendar.items.filter((item) => dayOf(item) === day);
  const count = sheet.data?.days.find((one) => one.day === day)?.count ?? 0;
  const isCut = count > (sheet.data ? itemsOf(sheet.data).length : 0);
  const whole = useCalendar(isCut && isWhole ? { from: day, until: day, filters, isWhole } : null);
  return { count, isCut, answer: isCut && isWhole ? whole : sheet, itemsOf };
}
