import { dayInWords } from '@bitacora/kernel/dates';
import { useId } from 'react';
import { Card } from '../../ui/card.tsx';
import { Loaded } from '../../ui/lists/loaded.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { DayItems } from './day-items.tsx';
import { type DayAsked, useDay } from './use-day.ts';
import { words } from './words.ts';

/** The day that was chosen on the sheet, whole. */
export function DayPanel(props: Omit<DayAsked, 'isWhole'>) {
  const { day } = props;
  const id = useId();
  const { answer, count, itemsOf } = useDay({ ...props, isWhole: true });
  return (
    <Card className="grid content-start gap-2">
      <section aria-labelledby={id} className="contents">
        <h2 id={id} className="text-subtitle font-semibold first-letter:uppercase">
          {dayInWords(day)}
        </h2>
        <Loaded answer={answer} waiting={<Skeleton className="h-32" />} failed={words.loadFailed}>
          {(calendar) =>
            count === 0 ? (
              <p className="text-ink-soft">{words.nothingOnDay}</p>
            ) : (
              <DayItems label={dayInWords(day)} count={count} items={itemsOf(calendar)} />
            )
          }
        </Loaded>
      </section>
    </Card>
  );
}
