import type { DateField, IntegerField, PhoneField, TextAreaField, TextField } from '@bitacora/contracts';
import type { ChangeEvent } from 'react';
import { todayInGuayaquil } from '../../../lib/today.ts';
import { DateInput } from '../../../ui/date-input.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { frameProps, type InputProps } from './input-props.ts';
import { textOf } from '../../../lib/text-of.ts';

const controlled = ({ value, onChange, isDisabled }: Pick<InputProps, 'value' | 'onChange' | 'isDisabled'>) => ({
  value: textOf(value),
  disabled: isDisabled,
  onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => onChange(event.target.value),
});

export function LineInput(props: InputProps<TextField>) {
  return <TextInput {...frameProps(props)} {...controlled(props)} autoComplete="off" />;
}

export function PhoneInput(props: InputProps<PhoneField>) {
  return <TextInput {...frameProps(props)} {...controlled(props)} type="tel" autoComplete="off" />;
}

export function NumberInput(props: InputProps<IntegerField>) {
  return <TextInput {...frameProps(props)} {...controlled(props)} inputMode="numeric" autoComplete="off" />;
}

export function ParagraphInput(props: InputProps<TextAreaField>) {
  return <TextArea {...frameProps(props)} {...controlled(props)} />;
}

export function DayInput(props: InputProps<DateField>) {
  const isFuture = props.subject.mode === 'create' && !props.field.mayBePast;
  return <DateInput {...frameProps(props)} {...controlled(props)} {...(isFuture ? { min: todayInGuayaquil() } : {})} />;
}
