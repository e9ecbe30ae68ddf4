import type { BooleanField, DetailField, FieldKind, FieldOf, LookupField, LookupSize } from '@bitacora/contracts';
import { lookupOf, ruleOf } from '@bitacora/contracts';
import { type ComponentType, createElement } from 'react';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { ChoiceInput } from './choice-input.tsx';
import { CityOfService } from './city-of-service.tsx';
import type { InputProps } from './input-props.ts';
import { LocalTimeInput } from './local-time-input.tsx';
import { FixedCity, LookupInput } from './lookup-input.tsx';
import { PlaceInput } from './place-input.tsx';
import { SearchedInput } from './searched-input.tsx';
import { DateLine, LineInput, NumberInput, ParagraphInput, PhoneInput } from './text-inputs.tsx';

function BooleanInput({ name, field, value, onChange, error, isDisabled }: InputProps<BooleanField>) {
  return (
    <Checkbox
      id={name}
      label={field.label}
      error={error}
      checked={value === true}
      disabled={isDisabled}
      onChange={(event) => onChange(event.target.checked)}
    />
  );
}

const lookupInputs: Readonly<Record<LookupSize, ComponentType<InputProps<LookupField>>>> = {
  short: LookupInput,
  long: SearchedInput,
  endless: CityOfService,
};

function ReferenceInput(props: InputProps<LookupField>) {
  const Input = props.field.fixed ? FixedCity : lookupInputs[lookupOf(props.field.lookup).size];
  return <Input {...props} />;
}

const inputs: { readonly [Is in FieldKind]: ComponentType<InputProps<FieldOf<Is>>> } = {
  text: LineInput,
  textarea: ParagraphInput,
  phone: PhoneInput,
  integer: NumberInput,
  boolean: BooleanInput,
  choice: ChoiceInput,
  date: DateLine,
  'local-time': LocalTimeInput,
  lookup: ReferenceInput,
  coordinate: PlaceInput,
};

/** The input of a field by what the field is: a new kind of service needs none of its own. */
export function FieldInput(props: InputProps<DetailField>) {
  return createElement(ruleOf<ComponentType<InputProps<DetailField>>>(inputs, props.field), props);
}
