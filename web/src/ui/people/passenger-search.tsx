import { useState } from 'react';
import { Button } from '../button.tsx';
import { Notice } from '../notice.tsx';
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
  const { options, find, isLoading, error: failure, retry } = usePassengerSearch(typed);
  return (
    <div className="grid gap-2">
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
        error={error}
      />
      {failure !== undefined && (
        <Notice tone="bad" role="alert">
          <span className="flex flex-wrap items-center justify-between gap-2">
            {words.search.failed}
            <Button look="quiet" onClick={retry}>
              {words.search.retry}
            </Button>
          </span>
        </Notice>
      )}
    </div>
  );
}
