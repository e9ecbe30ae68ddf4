import { validationMessages } from '@bitacora/contracts/messages';
import { formatDollars, readDollars } from '@bitacora/kernel';
import type { Ref } from 'react';
import { controlStyle, FieldFrame, type FieldProps } from './field.tsx';
import { describedByReading, Reading } from './typed/reading.tsx';
import { useLeft, useTyped } from './typed/use-typed.ts';

interface MoneyInputProps extends FieldProps {
  name: string;
  /** Dollars as a number is written (`1234.5`), or what could not be read. */
  value: string;
  onChange(value: string): void;
  onBlur?: () => void;
  /** What follows from it, said after how it is printed. */
  follows?: (dollars: number) => string | null;
  ref?: Ref<HTMLInputElement>;
}

/** `1234,50`: as it is printed, without what nobody types. */
function written(held: string): string {
  const dollars = readDollars(held);
  return dollars === null ? held : dollars.toFixed(2).replace('.', ',');
}

/** An amount of dollars as people write or paste it, and below how it is printed: whether the comma is of the cents. */
export function MoneyInput(props: MoneyInputProps) {
  const { label, hint, error, isOptional, name, value, onChange, onBlur, follows, ref } = props;
  const dollars = readDollars(value);
  const { text, take, tidy } = useTyped({
    value,
    onChange,
    read: (typed) => readDollars(typed)?.toString() ?? null,
    write: written,
  });
  const { isLeft, leave, write } = useLeft();
  const problem = isLeft && value !== '' && dollars === null ? validationMessages.notMoney : null;
  return (
    <FieldFrame {...{ label, hint, error, isOptional, name }}>
      {(frame) => {
        const { readingId, ...control } = describedByReading(frame);
        return (
          <>
            <input
              {...control}
              {...{ name, ref }}
              type="text"
              inputMode="decimal"
              autoComplete="off"
              value={text}
              onChange={(event) => {
                write();
                take(event.target.value);
              }}
              onBlur={() => {
                leave();
                tidy();
                onBlur?.();
              }}
              className={`${controlStyle} tabular`}
            />
            <Reading
              id={readingId}
              text={
                dollars === null || dollars < 0
                  ? null
                  : [formatDollars(dollars), follows?.(dollars)].filter(Boolean).join('. ')
              }
              problem={problem}
              isWrong={Boolean(error)}
            />
          </>
        );
      }}
    </FieldFrame>
  );
}
