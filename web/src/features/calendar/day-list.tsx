import type { Calendar } from '@bitacora/contracts';
import { CalendarDaysIcon } from '@heroicons/react/24/outline';
import type { AppliedFilter } from '../../lib/lists/applied-filters.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { NothingFound } from '../../ui/lists/nothing-found.tsx';
import { ListedDay } from './listed-day.tsx';
import type { DayAsked } from './use-day.ts';
import { words } from './words.ts';

export interface DayListProps extends Pick<DayAsked, 'filters' | 'sheet'> {
  days: Calendar['days'];
  applied: readonly AppliedFilter[];
  onClear: () => void;
}

/** The days that have something, one after the other. */
export function DayList({ days, filters, sheet, applied, onClear }: DayListProps) {
  const icon = <CalendarDaysIcon aria-hidden />;
  if (days.length === 0) {
    return applied.length > 0 ? (
      <NothingFound icon={icon} title={words.nothingFound} {...{ applied, onClear }} />
    ) : (
      <EmptyState icon={icon} title={words.nothing}>
        {words.nothingText}
      </EmptyState>
    );
  }
  return (
    <div className="grid gap-4">
      {days.map(({ day }) => (
        <ListedDay key={day} {...{ day, filters, sheet }} />
      ))}
    </div>
  );
}
