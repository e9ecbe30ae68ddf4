import { dayInWords } from '@bitacora/kernel/dates';
import { CalendarDaysIcon } from '@heroicons/react/24/outline';
import type { Calendar } from '@bitacora/contracts';
import type { AppliedFilter } from '../../lib/lists/applied-filters.ts';
import { dayOf } from '../../lib/times.ts';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { NothingFound } from '../../ui/lists/nothing-found.tsx';
import { Notice } from '../../ui/notice.tsx';
import { DayItems } from './day-items.tsx';
import { words } from './words.ts';

interface DayListProps {
  calendar: Calendar;
  applied: readonly AppliedFilter[];
  onClear: () => void;
}

/** The days that have something, one after the other. */
export function DayList({ calendar: { items, days }, applied, onClear }: DayListProps) {
  const icon = <CalendarDaysIcon aria-hidden />;
  if (items.length === 0) {
    return applied.length > 0 ? (
      <NothingFound icon={icon} title={words.nothingFound} {...{ applied, onClear }} />
    ) : (
      <EmptyState icon={icon} title={words.nothing}>
        {words.nothingText}
      </EmptyState>
    );
  }
  const all = days.reduce((sum, { count }) => sum + count, 0);
  const shown = days.flatMap(({ day }) => {
    const ofDay = items.filter((item) => dayOf(item) === day);
    return ofDay.length > 0 ? [{ day, ofDay }] : [];
  });
  return (
    <div className="grid gap-4">
      {all > items.length && (
        <Notice tone="wait" role="status">
          {words.tooMany(items.length, all)}
        </Notice>
      )}
      {shown.map(({ day, ofDay }) => (
        <Card key={day} className="grid gap-2">
          <h3 className="font-semibold first-letter:uppercase">{dayInWords(day)}</h3>
          <DayItems label={dayInWords(day)} items={ofDay} />
        </Card>
      ))}
    </div>
  );
}
