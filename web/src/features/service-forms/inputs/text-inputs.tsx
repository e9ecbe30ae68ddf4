import type { DateField, IntegerField, PhoneField, TextAreaField, TextField } from '@bitacora/contracts';
import type { ChangeEvent } from 'react';
import { DayInput } from '../../../ui/day-input.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { frameProps, type InputProps } from './input-props.ts';
import { textOf } from '../../../lib/text-of.ts';

const controlled = ({ value, onChange, isDisabled }: Pick<InputProps, 'value' | 'onChange' | 'isDisabled'>) => ({
  value: textOf(value),
  disabled: isDisabled,
  onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => onChange(event.target.value),
});

/** What it begins with gives way to what is typed, also where the mouse went into the middle of it. */
export function LineInput(props: InputProps<TextField>) {
  const { field, value } = props;
  return (
    <TextInput
      {...frameProps(props)}
      {...controlled(props)}
      autoComplete="off"
      onClick={({ currentTarget }) => {
        if (field.initial !== undefined && value === field.initial) currentTarget.select();
      }}
    />
  );
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

export function DateLine(props: InputProps<DateField>) {
  const { value, onChange, isDisabled, subject } = props;
  return (
    <DayInput
      {...frameProps(props)}
      value={textOf(value)}
      onChange={onChange}
      disabled={isDisabled}
      meant={{ near: subject.journey.travel_date }}
    />
  );
}
