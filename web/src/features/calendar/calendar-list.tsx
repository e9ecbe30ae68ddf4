import type { Calendar } from '@bitacora/contracts';
import { type Answer, Loaded } from '../../ui/lists/loaded.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { DayList, type DayListProps } from './day-list.tsx';
import { LateItems } from './late-items.tsx';
import { useLate } from './use-late.ts';
import { words } from './words.ts';

interface CalendarListProps extends Omit<DayListProps, 'days'> {
  /** It begins today: what was to be done before stands above it. */
  isOfNow: boolean;
}

const notYet: Answer<Calendar> = { data: undefined, isValidating: true, mutate: () => undefined };

/** The days one after the other; they come together with what is late, so that nothing moves what is read. */
export function CalendarList({ isOfNow, ...list }: CalendarListProps) {
  const { filters, sheet } = list;
  const late = useLate(isOfNow ? { filters, isWhole: false } : null);
  const answer = late.isLoading && late.error === undefined ? notYet : sheet;
  return (
    <Loaded answer={answer} waiting={<Skeleton className="h-96 rounded-card" />} failed={words.loadFailed}>
      {({ days }) => (
        <div className="grid gap-4">
          {isOfNow && <LateItems first={late} filters={filters} />}
          <DayList {...list} days={days} />
        </div>
      )}
    </Loaded>
  );
}
