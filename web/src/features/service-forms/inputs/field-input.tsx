import type { DetailField } from '@bitacora/contracts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { CityInput } from './city-input.tsx';
import { CountryInput } from './country-input.tsx';
import type { InputProps } from './input-props.ts';
import { LocalTimeInput } from './local-time-input.tsx';
import { LookupInput } from './lookup-input.tsx';
import { PlaceInput } from './place-input.tsx';
import { DayInput, LineInput, NumberInput, ParagraphInput, PhoneInput } from './text-inputs.tsx';

/** The input of a field by what the field is: a new kind of service needs none of its own. */
export function FieldInput({ field, ...props }: InputProps<DetailField>) {
  switch (field.is) {
    case 'text':
      return <LineInput field={field} {...props} />;
    case 'textarea':
      return <ParagraphInput field={field} {...props} />;
    case 'phone':
      return <PhoneInput field={field} {...props} />;
    case 'integer':
      return <NumberInput field={field} {...props} />;
    case 'date':
      return <DayInput field={field} {...props} />;
    case 'local-time':
      return <LocalTimeInput field={field} {...props} />;
    case 'coordinate':
      return <PlaceInput field={field} {...props} />;
    case 'boolean':
      return (
        <Checkbox
          id={props.name}
          label={field.label}
          error={props.error}
          checked={props.value === true}
          disabled={props.isDisabled}
          onChange={(event) => props.onChange(event.target.checked)}
        />
      );
    case 'lookup':
      if (field.lookup === 'country') return <CountryInput field={field} {...props} />;
      if (field.lookup === 'city' && !field.fixed) return <CityInput field={field} {...props} />;
      return <LookupInput field={field} {...props} />;
  }
}
