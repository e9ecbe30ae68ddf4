import { useState } from 'react';
import { SearchSelect } from '../search/search-select.tsx';
import type { Traveller } from '../../lib/passengers/traveller.ts';
import { usePassengerSearch } from '../../lib/passengers/use-passenger-search.ts';
import { words } from '../../lib/passengers/words.ts';

interface PassengerSearchProps {
  id: string;
  label: string;
  /** Who is chosen; null where each choice is taken over by somebody else. */
  chosen: Traveller | null;
  /** Who is not offered any more. */
  without?: readonly Traveller[];
  onChoose(traveller: Traveller): void;
  error?: string | undefined;
}

/** A passenger of the agency, found as one types. */
export function PassengerSearch({ id, label, chosen, without = [], onChoose, error }: PassengerSearchProps) {
  const [typed, setTyped] = useState('');
  const { options, find, isLoading, error: searchError, isRetrying, retry } = usePassengerSearch(typed);
  return (
    <SearchSelect
      id={id}
      label={label}
      hint={words.search.hint}
      options={options.filter(({ value }) => !without.some((one) => one.id === value))}
      chosen={chosen && { value: chosen.id, label: `${chosen.last_name}, ${chosen.first_name}` }}
      onChoose={(option) => {
        const found = option && find(option.value);
        if (found) onChoose(found);
      }}
      onSearch={setTyped}
      isDisabled={false}
      isLoading={isLoading}
      failure={searchError === undefined ? null : { text: words.search.failed, isRetrying, retry }}
      error={error}
    />
  );
}
