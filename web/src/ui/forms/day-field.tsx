import type { ComponentProps } from 'react';
import { type Control, Controller, type FieldPath, type FieldValues } from 'react-hook-form';
import { DayInput } from '../day-input.tsx';

interface DayFieldProps<Values extends FieldValues, Body> extends Omit<
  ComponentProps<typeof DayInput>,
  'name' | 'value' | 'onChange' | 'onBlur' | 'ref' | 'error'
> {
  name: FieldPath<Values>;
  control: Control<Values, unknown, Body>;
}

/** A day of a form. */
export function DayField<Values extends FieldValues, Body>({ name, control, ...input }: DayFieldProps<Values, Body>) {
  return (
    <Controller
      {...{ name, control }}
      render={({ field, fieldState }) => <DayInput {...input} {...field} error={fieldState.error?.message} />}
    />
  );
}
