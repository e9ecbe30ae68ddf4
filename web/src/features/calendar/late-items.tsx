import { useState } from 'react';
import { DayItems } from './day-items.tsx';
import { ListedPart } from './listed-day.tsx';
import { type CalendarFiltering } from './use-calendar-filters.ts';
import { countOf, type LateAnswer, useLate } from './use-late.ts';
import { words } from './words.ts';

interface LateItemsProps extends Pick<CalendarFiltering, 'filters'> {
  /** The first ones. */
  first: LateAnswer;
}

/** What was to be done before today and is not, the oldest first; nothing, where all of it is done. */
export function LateItems({ first, filters }: LateItemsProps) {
  const [isWhole, setIsWhole] = useState(false);
  const count = countOf(first);
  const isCut = count > (first.data?.items.length ?? 0);
  const whole = useLate(isCut && isWhole ? { filters, isWhole } : null);
  const answer = isCut && isWhole ? whole : first;
  if (count === 0 && first.error === undefined) return null;
  const label = words.lateOnes;
  return (
    <ListedPart {...{ label, answer, count, isCut, isWhole }} onWhole={setIsWhole} failed={words.lateFailed} isLate>
      {({ items }) => <DayItems {...{ label, count, items }} withDay />}
    </ListedPart>
  );
}
