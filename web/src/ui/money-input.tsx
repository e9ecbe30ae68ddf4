import { formatDollars, readDollars } from '@bitacora/kernel';
import type { Ref } from 'react';
import { controlStyle, FieldFrame, type FieldProps } from './field.tsx';
import { describedByReading, Reading } from './typed/reading.tsx';

interface MoneyInputProps extends FieldProps {
  name: string;
  value: string;
  onChange(value: string): void;
  onBlur?: () => void;
  ref?: Ref<HTMLInputElement>;
}

/** An amount of dollars as people write or paste it, and below how it is printed: whether the comma is of the cents. */
export function MoneyInput({ label, hint, error, isOptional, name, value, onChange, onBlur, ref }: MoneyInputProps) {
  const dollars = readDollars(value);
  return (
    <FieldFrame {...{ label, hint, error, isOptional, name }}>
      {(frame) => {
        const { readingId, ...control } = describedByReading(frame);
        return (
          <>
            <input
              {...control}
              {...{ name, value, onBlur, ref }}
              type="text"
              inputMode="decimal"
              autoComplete="off"
              onChange={(event) => onChange(event.target.value)}
              className={`${controlStyle} tabular`}
            />
            <Reading id={readingId} text={dollars === null ? null : formatDollars(dollars)} isWrong={Boolean(error)} />
          </>
        );
      }}
    </FieldFrame>
  );
}
