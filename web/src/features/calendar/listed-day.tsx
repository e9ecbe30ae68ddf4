import { dayInWords } from '@bitacora/kernel/dates';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Loaded } from '../../ui/lists/loaded.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { DayItems } from './day-items.tsx';
import { type DayAsked, useDay } from './use-day.ts';
import { words } from './words.ts';

/** A day of the list: its first items, and all of them where somebody asks for them. */
export function ListedDay(props: Omit<DayAsked, 'isWhole'>) {
  const { day } = props;
  const [isWhole, setIsWhole] = useState(false);
  const { count, isCut, answer, itemsOf } = useDay({ ...props, isWhole });
  return (
    <Card className="grid gap-2">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h3 className="font-semibold first-letter:uppercase">{dayInWords(day)}</h3>
        {isCut && (
          <Button look="quiet" aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)}>
            {isWhole ? words.fewer : words.all(count)}
            <span className="sr-only">{dayInWords(day)}</span>
          </Button>
        )}
      </div>
      <Loaded answer={answer} waiting={<Skeleton className="h-96" />} failed={words.loadFailed}>
        {(calendar) => <DayItems {...{ day, count }} items={itemsOf(calendar)} />}
      </Loaded>
    </Card>
  );
}
