import type { LookupField, LookupValues } from '@bitacora/contracts';
import { useState } from 'react';
import { textOf } from '../../../lib/text-of.ts';
import { type ChosenCity, chosenCityOf } from '../../../ui/search/chosen-city.ts';
import { CityInput } from '../../../ui/search/city-input.tsx';
import { words } from '../words.ts';
import { frameProps, type InputProps } from './input-props.ts';

/** A city's code begins with its country's. */
const countryOf = (code: string) => code.split('-')[0] ?? '';

/** Cities whose names are known here: where the journey goes, and where the record is. */
function knownCities({ name, subject }: InputProps<LookupField>): ChosenCity[] {
  const { destination_city: destination, start_city: start } = subject.journey;
  const stored = subject.service.service?.[name] as LookupValues['city'] | null | undefined;
  const present = stored ? [{ ...stored, country_code: countryOf(stored.code) }] : [];
  return [destination, start, ...present].map(chosenCityOf);
}

/** A city as a service's form holds it: by its code. Starts with the journey's destination. */
export function CityOfService(props: InputProps<LookupField>) {
  const { onChange, isDisabled, subject } = props;
  const { name, label, hint = words.searchHint, error, isOptional } = frameProps(props);
  const code = textOf(props.value);
  const [chosen, setChosen] = useState<ChosenCity>(
    () =>
      knownCities(props).find((city) => city.code === code) ?? {
        country_code: code ? countryOf(code) : subject.journey.destination_city.country_code,
        code,
        // Of a draft: until it is looked for again, what is known of it.
        name: code,
      },
  );
  return (
    <CityInput
      {...{ name, label, hint, error, isOptional, isDisabled }}
      value={chosen.code === code ? chosen : { ...chosen, code, name: '' }}
      onChange={(city) => {
        setChosen(city);
        onChange(city.code);
      }}
    />
  );
}
