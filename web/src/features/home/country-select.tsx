import type { AnswerOf, listCountries } from '@bitacora/contracts';
import type { ComponentProps } from 'react';
import useSWRImmutable from 'swr/immutable';
import { Button } from '../../ui/button.tsx';
import { Select } from '../../ui/select.tsx';
import { words as uiWords } from '../../ui/words.ts';
import { words } from './words.ts';

type CountrySelectProps = Omit<ComponentProps<typeof Select>, 'label' | 'options' | 'prompt'>;

/** Every country by its Spanish name; a list that did not come can be asked for again. */
export function CountrySelect(props: CountrySelectProps) {
  const { data, error, isValidating, mutate } =
    useSWRImmutable<AnswerOf<typeof listCountries>>('/api/v1/utils/all_countries/');
  const countries = data ?? [];
  return (
    <Select
      {...props}
      label={words.quote.country}
      prompt={words.quote.countryPrompt}
      options={countries.map(({ code, name }) => ({ value: code, label: name }))}
    >
      {error !== undefined && !data && (
        <p role="status" className="flex flex-wrap items-center gap-x-2 text-small text-ink-soft">
          {words.quote.countriesFailed}
          <Button look="quiet" isBusy={isValidating} onClick={() => void mutate()}>
            {uiWords.retry}
          </Button>
        </p>
      )}
    </Select>
  );
}
