import type { AnswerOf, listCountries } from '@bitacora/contracts';
import { homeMessages, uiMessages } from '@bitacora/contracts/messages';
import type { ComponentProps } from 'react';
import useSWRImmutable from 'swr/immutable';
import { Button } from '../../ui/button.tsx';
import { Select } from '../../ui/select.tsx';

const messages = homeMessages.quote;

type CountrySelectProps = Omit<ComponentProps<typeof Select>, 'label' | 'options' | 'prompt'>;

/** Every country by its Spanish name; a list that did not come can be asked for again. */
export function CountrySelect(props: CountrySelectProps) {
  const { data, error, isValidating, mutate } =
    useSWRImmutable<AnswerOf<typeof listCountries>>('/api/v1/utils/all_countries/');
  const countries = data ?? [];
  return (
    <div>
      <Select
        {...props}
        label={messages.country}
        prompt={messages.countryPrompt}
        options={countries.map(({ code, name }) => ({ value: code, label: name }))}
      />
      {error !== undefined && !data && (
        <p role="status" className="mt-1 flex flex-wrap items-center gap-x-2 text-small text-ink-soft">
          {messages.countriesFailed}
          <Button look="quiet" isBusy={isValidating} onClick={() => void mutate()}>
            {uiMessages.retry}
          </Button>
        </p>
      )}
    </div>
  );
}
