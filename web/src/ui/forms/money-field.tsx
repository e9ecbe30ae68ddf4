import type { ComponentProps } from 'react';
import { type Control, Controller, type FieldPath, type FieldValues } from 'react-hook-form';
import { textOf } from '../../lib/text-of.ts';
import { MoneyInput } from '../money-input.tsx';

interface MoneyFieldProps<Values extends FieldValues, Body> extends Omit<
  ComponentProps<typeof MoneyInput>,
  'name' | 'value' | 'onChange' | 'onBlur' | 'ref' | 'error'
> {
  name: FieldPath<Values>;
  control: Control<Values, unknown, Body>;
}

/** An amount of a form. */
export function MoneyField<Values extends FieldValues, Body>(props: MoneyFieldProps<Values, Body>) {
  const { name, control, ...input } = props;
  return (
    <Controller
      {...{ name, control }}
      render={({ field, fieldState }) => (
        <MoneyInput {...input} {...field} value={textOf(field.value)} error={fieldState.error?.message} />
      )}
    />
  );
}
