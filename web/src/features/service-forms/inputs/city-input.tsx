import type { LookupField, LookupValues } from '@bitacora/contracts';
import { useState } from 'react';
import { useCitySearch } from '../../../lib/use-city-search.ts';
import { SearchSelect } from '../../../ui/search/search-select.tsx';
import { cityOfField } from '../model/form-rules.ts';
import type { Option } from '../use-lookup.ts';
import { words } from '../words.ts';
import { frameProps, type InputProps } from './input-props.ts';
import { SearchedInput } from './searched-input.tsx';

/** What the record holds already; its country has a field of its own. */
function presentCity({ name, value, subject }: InputProps<LookupField>): Option | null {
  const { destination_city: destination } = subject.journey;
  if (subject.mode === 'create') return value === destination.code ? { value, label: destination.name } : null;
  const city = subject.service.service?.[name] as LookupValues['city'] | null;
  return city ? { value: city.code, label: city.name } : null;
}

/** A city of any country: the country first, then the city as one types. Starts with the journey's destination. */
export function CityInput(props: InputProps<LookupField>) {
  const { name, field, value, onChange, isDisabled, subject } = props;
  const present = presentCity(props);
  const [country, setCountry] = useState(() =>
    present ? (present.value.split('-')[0] ?? '') : cityOfField('destination', subject).country_code,
  );
  const [chosen, setChosen] = useState<Option | null>(value ? present : null);
  const [typed, setTyped] = useState('');
  const { options, isLoading } = useCitySearch(country || null, typed);
  return (
    <fieldset className="grid min-w-0 gap-3 sm:grid-cols-2">
      <legend className="sr-only">{field.label}</legend>
      <SearchedInput
        {...props}
        name={`${name}_country`}
        field={{ is: 'lookup', lookup: 'country', label: words.countryOf(field.label) }}
        error={undefined}
        value={country}
        onChange={(code) => {
          setCountry(String(code));
          setChosen(null);
          onChange('');
        }}
      />
      <SearchSelect
        {...frameProps(props)}
        label={words.cityOf(field.label)}
        hint={country ? (field.hint ?? words.searchHint) : words.chooseCountryFirst}
        options={options}
        chosen={chosen}
        onChoose={(option) => {
          setChosen(option);
          onChange(option?.value ?? '');
        }}
        onSearch={setTyped}
        isDisabled={isDisabled || !country}
        isLoading={isLoading}
      />
    </fieldset>
  );
}
