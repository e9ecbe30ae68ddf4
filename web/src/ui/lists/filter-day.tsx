import { isWorkDate } from '@bitacora/contracts';
import { isPlainDate } from '@bitacora/kernel';
import { dayInWords } from '@bitacora/kernel/dates';
import { useEffect, useId, useRef, useState } from 'react';
import { todayInGuayaquil } from '../../lib/today.ts';
import { FieldFrame } from '../field.tsx';
import { DayBox } from '../typed/day-box.tsx';
import { describedByReading, Reading } from '../typed/reading.tsx';
import { words } from './words.ts';

interface FilterDayProps {
  label: string;
  /** What the address says, `YYYY-MM-DD`. */
  value: string;
  onChange: (value: string) => void;
}

const PAUSE_MILLISECONDS = 400;

const isAsked = (day: string) => day === '' || (isPlainDate(day) && isWorkDate(day));

/** A day at which a list begins or ends, typed as people write it; the list follows after a short pause. */
export function FilterDay({ label, value, onChange }: FilterDayProps) {
  const id = useId();
  const [applied, setApplied] = useState(value);
  const [shown, setShown] = useState(value);
  const [isLeft, setIsLeft] = useState(true);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  // The address changed by itself: the field follows.
  if (value !== applied) {
    setApplied(value);
    setShown(value);
  }
  const apply = (day: string) => {
    clearTimeout(timer.current);
    if (isAsked(day) && day !== value) onChange(day);
  };
  const error = isLeft && !isAsked(shown) ? words.dayUnread : undefined;
  return (
    <FieldFrame {...{ id, label, error }} className="@min-[60rem]:w-38">
      {(frame) => {
        const { readingId, ...control } = describedByReading(frame);
        return (
          <>
            <DayBox
              control={{ ...control, 'aria-required': undefined }}
              label={label}
              value={shown}
              meant={{ near: todayInGuayaquil() }}
              onChange={(day) => {
                setShown(day);
                setIsLeft(false);
                clearTimeout(timer.current);
                timer.current = setTimeout(() => apply(day), PAUSE_MILLISECONDS);
              }}
              onBlur={() => {
                setIsLeft(true);
                apply(shown);
              }}
            />
            <Reading id={readingId} text={shown !== '' && isAsked(shown) ? dayInWords(shown) : null} isWrong />
          </>
        );
      }}
    </FieldFrame>
  );
}
