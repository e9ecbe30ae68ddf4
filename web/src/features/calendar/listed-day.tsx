import type { Calendar } from '@bitacora/contracts';
import { dayInWords } from '@bitacora/kernel/dates';
import { type ReactNode, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { classNames } from '../../ui/class-names.ts';
import { type Answer, Loaded } from '../../ui/lists/loaded.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { DayItems } from './day-items.tsx';
import { type DayAsked, useDay } from './use-day.ts';
import { words } from './words.ts';

interface ListedPartProps {
  label: string;
  answer: Answer<Calendar>;
  count: number;
  /** Whether there is more than the first ones. */
  isCut: boolean;
  isWhole: boolean;
  onWhole: (isWhole: boolean) => void;
  failed: string;
  /** What is late stands out from the days below it. */
  isLate?: boolean;
  children: (calendar: Calendar) => ReactNode;
}

/** A part of the list: its first items, and all of them where somebody asks for them. */
export function ListedPart(props: ListedPartProps) {
  const { label, answer, count, isCut, isWhole, onWhole, failed, isLate = false, children } = props;
  return (
    <Card className="grid gap-2">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h3 className={classNames('font-semibold first-letter:uppercase', isLate && 'text-bad')}>{label}</h3>
        {isCut && (
          <Button look="quiet" aria-expanded={isWhole} onClick={() => onWhole(!isWhole)}>
            {isWhole ? words.fewer : words.all(count)}
            <span className="sr-only">{label}</span>
          </Button>
        )}
      </div>
      <Loaded answer={answer} waiting={<Skeleton className="h-96" />} failed={failed}>
        {children}
      </Loaded>
    </Card>
  );
}

/** A day of the list. */
export function ListedDay(props: Omit<DayAsked, 'isWhole'>) {
  const [isWhole, setIsWhole] = useState(false);
  const { count, isCut, answer, itemsOf } = useDay({ ...props, isWhole });
  const label = dayInWords(props.day);
  return (
    <ListedPart {...{ label, answer, count, isCut, isWhole }} onWhole={setIsWhole} failed={words.loadFailed}>
      {(calendar) => <DayItems {...{ label, count }} items={itemsOf(calendar)} />}
    </ListedPart>
  );
}
