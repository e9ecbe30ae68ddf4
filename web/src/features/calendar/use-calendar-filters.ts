import { calendarKinds, calendarKindsFor } from '@bitacora/contracts';
import { isDay, isId, oneOf } from '../../lib/lists/filter-values.ts';
import { useRememberedFilters } from '../../lib/lists/remembered-filters.tsx';
import { useFilters } from '../../lib/lists/use-filters.ts';
import { useEmployee } from '../../lib/session/use-employee.ts';
import { todayInGuayaquil } from '../../lib/today.ts';
import { useIsPhone } from '../../lib/use-is-phone.ts';
import { type CalendarView, calendarViews } from './span.ts';

const known = { view: oneOf(calendarViews), adviser: isId, kind: oneOf(calendarKinds) };

const isOf = (values: readonly string[], value: string) => values.includes(value);

/** What the calendar shows: the view, adviser and kind are remembered; the day is in the address alone, and else is today. */
export function useCalendarFilters() {
  const { data: employee } = useEmployee();
  const kinds = employee ? calendarKindsFor(employee.rights) : calendarKinds;
  const isPhone = useIsPhone();
  const { filters, change } = useRememberedFilters('calendar', known);
  const address = useFilters('day');
  const asked = address.filters.day;
  const today = todayInGuayaquil();
  const isForOthers = !isOf(kinds, filters.kind);
  // One of the views, as `known` has it.
  const view = (filters.view || (isPhone ? 'list' : 'month')) as CalendarView;
  return {
    view,
    day: isDay(asked) ? asked : today,
    today,
    filters: { adviser: filters.adviser, kind: isForOthers ? '' : filters.kind },
    /** Those that the person sees. */
    kinds,
    change,
    setDay: (day: string) => address.set('day', day === today ? '' : day),
    clear: () => change({ adviser: '', kind: '' }),
  };
}

export type CalendarFiltering = ReturnType<typeof useCalendarFilters>;
