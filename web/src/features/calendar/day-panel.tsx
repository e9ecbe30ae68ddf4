import type { Calendar } from '@bitacora/contracts';
import { dayInWords } from '@bitacora/kernel/dates';
import { useId } from 'react';
import { dayOf } from '../../lib/times.ts';
import { Card } from '../../ui/card.tsx';
import { type Answer, Loaded } from '../../ui/lists/loaded.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { DayItems } from './day-items.tsx';
import type { CalendarFiltering } from './use-calendar-filters.ts';
import { useCalendar } from './use-calendar.ts';
import { words } from './words.ts';

interface DayPanelProps extends Pick<CalendarFiltering, 'day' | 'filters'> {
  /** The sheet that the day is on. */
  sheet: Answer<Calendar>;
}

/** The day that was chosen on the sheet, whole: one that has more than the sheet shows is asked for by itself. */
export function DayPanel({ day, filters, sheet }: DayPanelProps) {
  const id = useId();
  const items = sheet.data?.items.filter((item) => dayOf(item) === day) ?? [];
  const count = sheet.data?.days.find((one) => one.day === day)?.count ?? 0;
  const isCut = count > items.length;
  const whole = useCalendar(isCut ? { from: day, until: day, filters, isWhole: true } : null);
  return (
    <Card className="grid content-start gap-2">
      <section aria-labelledby={id} className="contents">
        <h2 id={id} className="text-subtitle font-semibold first-letter:uppercase">
          {dayInWords(day)}
        </h2>
        <Loaded answer={isCut ? whole : sheet} waiting={<Skeleton className="h-32" />} failed={words.loadFailed}>
          {(data) => {
            const shown = isCut ? data.items : items;
            return shown.length === 0 ? (
              <p className="text-ink-soft">{words.nothingOnDay}</p>
            ) : (
              <DayItems label={dayInWords(day)} items={shown} />
            );
          }}
        </Loaded>
      </section>
    </Card>
  );
}
