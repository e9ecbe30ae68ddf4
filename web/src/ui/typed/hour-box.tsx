import { readHour } from '@bitacora/kernel/typed-dates';
import { type ControlProps, controlStyle } from '../field.tsx';
import { inSmallLetters, useTyped } from './use-typed.ts';
import { words } from './words.ts';

interface HourBoxProps {
  control: Partial<ControlProps> & { 'aria-label': string };
  /** `HH:mm`, empty, or what could not be read. */
  value: string;
  onChange(value: string): void;
  onBlur?: () => void;
  disabled?: boolean;
}

/** One box for an hour of 24, however it is written. */
export function HourBox({ control, value, onChange, onBlur, disabled }: HourBoxProps) {
  const { text, take, tidy } = useTyped({
    value,
    onChange,
    read: readHour,
    write: (held) => held,
    hold: inSmallLetters,
  });
  return (
    <input
      {...control}
      type="text"
      inputMode="numeric"
      autoComplete="off"
      placeholder={words.hourPlaceholder}
      disabled={disabled}
      value={text}
      onChange={(event) => take(event.target.value)}
      onBlur={() => {
        tidy();
        onBlur?.();
      }}
      className={`${controlStyle} tabular`}
    />
  );
}
