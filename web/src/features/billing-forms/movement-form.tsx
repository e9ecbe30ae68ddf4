import { choices } from '@bitacora/contracts';
import type { ReactNode } from 'react';
import { type FieldPath, type FieldValues, get, type UseFormReturn } from 'react-hook-form';
import type { FormLife } from '../../lib/forms/use-form-life.ts';
import { DayField } from '../../ui/forms/day-field.tsx';
import { FormDialog } from '../../ui/forms/form-dialog.tsx';
import { MoneyField } from '../../ui/forms/money-field.tsx';
import { optionsOf } from '../../ui/options-of.ts';
import { Select } from '../../ui/select.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { FileLine } from './file-line.tsx';
import { pastDay } from './past-day.ts';
import { words } from './words.ts';

const methods = optionsOf(choices.payment_methods);

type Part = 'day' | 'method' | 'value' | 'number' | 'voucher';

/** What the fields of money that moves are called, in the order of the screen. */
export const movementLabels: Readonly<Record<Part, string>> = {
  day: words.date,
  method: words.method,
  value: words.value,
  number: words.number,
  voucher: words.file,
};

interface MovementFormProps<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  life: FormLife;
  title: string;
  submit: string;
  /** Under which name the form holds each part. */
  names: Readonly<Record<Part, FieldPath<Values>>>;
  valueHint?: string;
  /** How its document is asked for. */
  voucher?: { isOptional?: boolean; without?: string | undefined };
  onClose: () => void;
  /** What only this one asks, after its value. */
  children?: ReactNode;
}

/** Money that came or went back, with its receipt, in a dialog. */
export function MovementForm<Values extends FieldValues>(props: MovementFormProps<Values>) {
  const { form, life, title, submit, names, valueHint = words.valueHint, voucher, onClose, children } = props;
  const { control, register, formState } = form;
  const errorOf = (part: Part) => get(formState.errors, `${names[part]}.message`) as string | undefined;
  return (
    <FormDialog {...{ life, onClose, title, submit }}>
      <DayField name={names.day} label={movementLabels.day} control={control} meant={pastDay()} />
      <Select
        label={movementLabels.method}
        prompt={words.choose}
        options={methods}
        error={errorOf('method')}
        {...register(names.method)}
      />
      <MoneyField name={names.value} label={movementLabels.value} hint={valueHint} control={control} />
      {children}
      <TextInput
        label={movementLabels.number}
        isOptional
        hint={words.voucherNumberHint}
        error={errorOf('number')}
        {...register(names.number)}
      />
      <FileLine name={names.voucher} label={movementLabels.voucher} control={control} {...voucher} />
    </FormDialog>
  );
}
