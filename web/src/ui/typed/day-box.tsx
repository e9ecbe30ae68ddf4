import { addDays, isPlainDate } from '@bitacora/kernel';
import { numericDay } from '@bitacora/kernel/dates';
import { readDay, type YearMeant } from '@bitacora/kernel/typed-dates';
import { CalendarDaysIcon } from '@heroicons/react/24/outline';
import { type KeyboardEvent, type Ref, useId, useRef } from 'react';
import { type ControlProps, controlStyle } from '../field.tsx';
import { inSmallLetters, useTyped } from './use-typed.ts';
import { words } from './words.ts';

export interface DayBoxProps {
  /** `YYYY-MM-DD`, empty, or what could not be read. */
  value: string;
  onChange(value: string): void;
  /** Which year a day without one is in. */
  meant: YearMeant;
  /** Of which field the button opens a calendar. */
  label: string;
  onBlur?: () => void;
  ref?: Ref<HTMLInputElement>;
  autoComplete?: string;
  disabled?: boolean;
}

const steps: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1 };

/** Older browsers, and those of tests, open no calendar for others. */
const opensCalendar = 'showPicker' in HTMLInputElement.prototype;

/** The browser's calendar, of which nothing is seen until the button opens it: what it says is in its own language. */
function Calendar({ value, onChange, label, disabled = false }: Omit<DayBoxProps, 'meant'>) {
  const calendar = useRef<HTMLInputElement>(null);
  const describedBy = useId();
  return (
    <>
      <input
        ref={calendar}
        type="date"
        tabIndex={-1}
        aria-hidden
        value={isPlainDate(value) ? value : ''}
        disabled={disabled}
        onChange={(event) => event.target.value && onChange(event.target.value)}
        className="pointer-events-none absolute inset-y-0 right-0 w-11 opacity-0"
      />
      <button
        type="button"
        aria-label={words.calendar}
        aria-describedby={describedBy}
        disabled={disabled}
        onClick={() => calendar.current?.showPicker()}
        className="absolute inset-y-0 right-0 grid w-11 place-items-center rounded-control text-sea disabled:text-ink-soft"
      >
        <CalendarDaysIcon aria-hidden="true" className="size-5" />
        <span hidden id={describedBy}>
          {label}
        </span>
      </button>
    </>
  );
}

/** One box for a day, in the order that people here write it, whatever language the browser speaks. */
export function DayBox({ control, ...props }: DayBoxProps & { control: ControlProps & { 'aria-label'?: string } }) {
  const { value, onChange, meant, onBlur, ref, autoComplete = 'off', disabled } = props;
  const { text, take, tidy } = useTyped({
    value,
    onChange,
    read: (typed) => {
      const read = readDay(typed, meant);
      return 'day' in read ? read.day : null;
    },
    write: (held) => (isPlainDate(held) ? numericDay(held) : held),
    hold: inSmallLetters,
  });
  const step = (event: KeyboardEvent) => {
    const days = steps[event.key];
    if (days === undefined) return;
    event.preventDefault();
    onChange(isPlainDate(value) ? addDays(value, days) : meant.near);
  };
  return (
    <span className="relative block">
      <input
        {...control}
        {...{ ref, autoComplete, disabled }}
        type="text"
        spellCheck={false}
        placeholder={words.dayPlaceholder}
        value={text}
        onChange={(event) => take(event.target.value)}
        onKeyDown={step}
        onBlur={() => {
          tidy();
          onBlur?.();
        }}
        className={`${controlStyle} tabular ${opensCalendar ? 'pr-11' : ''}`}
      />
      {opensCalendar && <Calendar {...props} />}
    </span>
  );
}
