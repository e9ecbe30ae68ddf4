import { ChevronLeftIcon, ChevronRightIcon } from '@heroicons/react/24/outline';
import { Button } from '../../ui/button.tsx';
import { type CalendarView, onNextSheet } from './span.ts';
import { words } from './words.ts';

interface SheetStepsProps {
  /** What is in sight: a month, or some days. */
  title: string;
  view: CalendarView;
  day: string;
  today: string;
  onDay: (day: string) => void;
}

/** The days in sight, and the ways to those before, after, and to today. */
export function SheetSteps({ title, view, day, today, onDay }: SheetStepsProps) {
  const ways = [
    { Icon: ChevronLeftIcon, label: words.before[view], by: -1 },
    { Icon: ChevronRightIcon, label: words.after[view], by: 1 },
  ] as const;
  return (
    <div className="flex flex-wrap items-center gap-2">
      {ways.map(({ Icon, label, by }) => (
        <button
          key={label}
          type="button"
          aria-label={label}
          className="grid size-11 shrink-0 place-items-center rounded-control border border-edge bg-white text-sea hover:bg-sea-tint"
          onClick={() => onDay(onNextSheet(view, day, by))}
        >
          <Icon aria-hidden className="size-5" />
        </button>
      ))}
      <Button look="secondary" className="px-4!" onClick={() => onDay(today)}>
        {words.today}
      </Button>
      <h2 className="text-subtitle font-semibold first-letter:uppercase max-sm:order-first max-sm:w-full sm:ml-1">
        {title}
      </h2>
    </div>
  );
}
