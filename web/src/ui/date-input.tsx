import type { ComponentProps } from 'react';
import { controlStyle, FieldFrame, type FieldProps } from './field.tsx';

type DateInputProps = FieldProps &
  Omit<ComponentProps<'input'>, keyof FieldProps | 'type'> & { type?: 'date' | 'datetime-local' | 'time' };

/** A day, a time, or both on the clock of a place: the browser's own picker, which every phone does well. */
export function DateInput({ label, hint, error, isOptional, className, type = 'date', ...input }: DateInputProps) {
  return (
    <FieldFrame {...{ label, hint, error, isOptional, className }} id={input.id} name={input.name}>
      {(control) => <input {...input} {...control} type={type} className={`${controlStyle} tabular`} />}
    </FieldFrame>
  );
}
