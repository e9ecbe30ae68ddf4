import { foldText } from '@bitacora/kernel';
import { words } from '../words.ts';
import type { LookupField } from '@bitacora/contracts';
import { useState } from 'react';
import { SearchSelect } from '../../../ui/search/search-select.tsx';
import { useLookup } from '../use-lookup.ts';
import { frameProps, type InputProps } from './input-props.ts';
import { presentOption } from './lookup-input.tsx';

/** One of a list that is loaded whole and found as one types, such as a country; accents and case do not matter. */
export function SearchedInput(props: InputProps<LookupField>) {
  const { value, onChange, isDisabled } = props;
  const [typed, setTyped] = useState('');
  const { options, isLoading, error, retry } = useLookup(props.field.lookup);
  const search = foldText(typed);
  const all = [...options, ...presentOption(props)];
  return (
    <SearchSelect
      {...frameProps(props)}
      hint={props.field.hint ?? words.searchHint}
      options={options.filter(({ label }) => foldText(label).includes(search))}
      chosen={all.find((option) => option.value === value) ?? null}
      onChoose={(option) => onChange(option?.value ?? '')}
      onSearch={setTyped}
      isDisabled={isDisabled}
      isLoading={isLoading}
      failure={error === undefined ? null : { text: words.lookupFailed, retry }}
    />
  );
}
