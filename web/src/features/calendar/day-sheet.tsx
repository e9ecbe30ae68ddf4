import type { Calendar } from '@bitacora/contracts';
import { type KeyboardEvent, useId, useState } from 'react';
import { monthOf } from '../../lib/months.ts';
import { dayOf } from '../../lib/times.ts';
import { DayCell } from './day-cell.tsx';
import { type CalendarView, dayByKey, daysOf } from './span.ts';
import { words } from './words.ts';

interface DaySheetProps {
  label: string;
  view: CalendarView;
  day: string;
  today: string;
  data: Calendar | undefined;
  onDay: (day: string) => void;
}

/** How many items of a day there is room for. */
const room: Record<CalendarView, number> = { month: 3, week: 12, list: 0 };

const weeksOf = (days: readonly string[]) =>
  Array.from({ length: days.length / 7 }, (_, week) => days.slice(week * 7, week * 7 + 7));

/** A sheet of weeks: one stop of the keyboard, whose keys go from day to day and from sheet to sheet. */
export function DaySheet({ label, view, day, today, data, onDay }: DaySheetProps) {
  const keysId = useId();
  const [hasKeyboard, setHasKeyboard] = useState(false);
  const counts = new Map(data?.days.map((one) => [one.day, one.count]));
  const itemsOf = (of: string) => data?.items.filter((item) => dayOf(item) === of) ?? null;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const next = dayByKey(view, day, event.key);
    if (next === null) return;
    event.preventDefault();
    onDay(next);
  };
  return (
    <div className="@container">
      <p id={keysId} className="sr-only">
        {words.keys}
      </p>
      <div
        role="grid"
        tabIndex={-1}
        aria-label={label}
        aria-describedby={keysId}
        aria-busy={data === undefined}
        onKeyDown={onKeyDown}
        onFocus={() => setHasKeyboard(true)}
        onBlur={({ currentTarget, relatedTarget }) => {
          if (!currentTarget.contains(relatedTarget)) setHasKeyboard(false);
        }}
        className="overflow-hidden rounded-card border-r border-b border-line bg-white"
      >
        <div role="row" className="grid grid-cols-7">
          {words.weekdays.map((weekday) => (
            <span
              key={weekday}
              role="columnheader"
              aria-label={weekday}
              className="truncate border-t border-l border-line py-1 text-center text-small text-ink-soft max-sm:text-clip sm:p-1.5"
            >
              <span className="sm:hidden">{weekday.slice(0, 2)}</span>
              <span className="max-sm:hidden">{weekday}</span>
            </span>
          ))}
        </div>
        {weeksOf(daysOf(view, day)).map((week) => (
          <div
            key={week[0]}
            role="row"
            className={
              view === 'week'
                ? 'grid min-h-14 grid-cols-7 @min-[36rem]:min-h-60'
                : 'grid min-h-14 grid-cols-7 @min-[56rem]:min-h-26'
            }
          >
            {week.map((one) => (
              <DayCell
                key={one}
                day={one}
                isToday={one === today}
                isChosen={one === day}
                isBeside={view === 'month' && monthOf(one) !== monthOf(day)}
                hasKeyboard={hasKeyboard}
                items={itemsOf(one)}
                count={counts.get(one) ?? 0}
                room={room[view]}
                hasRoomForNames={view === 'week'}
                onChoose={() => onDay(one)}
              />
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}
