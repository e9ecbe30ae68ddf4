import { dayInWords } from '@bitacora/kernel/dates';
import type { ComponentProps } from 'react';
import { controlStyle, FieldFrame, type FieldProps } from './field.tsx';
import { describedByReading, Reading } from './typed/reading.tsx';

type DateInputProps = FieldProps & Omit<ComponentProps<'input'>, keyof FieldProps | 'type'> & { value: string };

/**
 * A day by the browser's own picker, which weighs nothing, in whatever order its language has; below it the day in words.
 * Forms of who is logged in have `DayInput`.
 */
export function DateInput({ label, hint, error, isOptional, className, ...input }: DateInputProps) {
  return (
    <FieldFrame {...{ label, hint, error, isOptional, className }} id={input.id} name={input.name}>
      {(frame) => {
        const { readingId, ...control } = describedByReading(frame);
        return (
          <>
            <input {...input} {...control} type="date" className={`${controlStyle} tabular`} />
            <Reading id={readingId} text={input.value ? dayInWords(input.value) : null} isWrong={Boolean(error)} />
          </>
        );
      }}
    </FieldFrame>
  );
}
