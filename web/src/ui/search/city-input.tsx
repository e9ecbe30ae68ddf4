import type { AnswerOf, listCountries } from '@bitacora/contracts';
import { useState } from 'react';
import useSWRImmutable from 'swr/immutable';
import { useCitySearch } from '../../lib/use-city-search.ts';
import { Select } from '../select.tsx';
import type { ChosenCity } from './chosen-city.ts';
import { FailedOptions } from './failed-options.tsx';
import { SearchSelect } from './search-select.tsx';
import { words } from './words.ts';
import { FieldColumns } from '../field-columns.tsx';

interface CityInputProps {
  name: string;
  label: string;
  value: ChosenCity;
  onChange(value: ChosenCity): void;
  hint?: string | undefined;
  error?: string | undefined;
  isOptional?: boolean;
  isDisabled?: boolean;
}

/** A city of any country: the country, then the city as one types. */
export function CityInput(props: CityInputProps) {
  const { name, label, value, onChange, hint, error, isOptional = false, isDisabled = false } = props;
  const countries = useSWRImmutable<AnswerOf<typeof listCountries>>('/api/v1/utils/all_countries/');
  const [typed, setTyped] = useState('');
  const {
    options,
    isLoading,
    error: searchError,
    isRetrying,
    retry,
  } = useCitySearch(value.country_code || null, typed);
  const failed = countries.error !== undefined && !countries.data;
  return (
    <div className="grid gap-2">
      <FieldColumns role="group" aria-label={label} className="min-w-0">
        <Select
          name={`${name}_country`}
          label={words.countryOf(label)}
          prompt={words.chooseCountry}
          options={(countries.data ?? []).map(({ code, name: country }) => ({ value: code, label: country }))}
          isOptional={isOptional}
          disabled={isDisabled}
          value={countries.data ? value.country_code : ''}
          onChange={({ target }) => onChange({ country_code: target.value, code: '', name: '' })}
        />
        <SearchSelect
          id={name}
          label={words.cityOf(label)}
          hint={value.country_code ? hint : words.chooseCountryFirst}
          isOptional={isOptional}
          options={options}
          chosen={value.code ? { value: value.code, label: value.name } : null}
          onChoose={(city) => onChange({ ...value, code: city?.value ?? '', name: city?.label ?? '' })}
          onSearch={setTyped}
          isDisabled={isDisabled || !value.country_code}
          isLoading={isLoading}
          failure={searchError === undefined ? null : { text: words.citiesFailed, isRetrying, retry }}
          error={error}
        />
      </FieldColumns>
      {failed && (
        <FailedOptions
          text={words.countriesFailed}
          isRetrying={countries.isValidating}
          retry={() => void countries.mutate()}
        />
      )}
    </div>
  );
}
