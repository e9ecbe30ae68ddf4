import { fullName } from '@bitacora/kernel/full-name';
import { UserPlusIcon, XMarkIcon } from '@heroicons/react/20/solid';
import { useState } from 'react';
import { useController, useWatch } from 'react-hook-form';
import { todayInGuayaquil } from '../../../lib/today.ts';
import { useRights } from '../../../lib/session/use-employee.ts';
import { Button } from '../../../ui/button.tsx';
import { FormSection } from '../../../ui/form-section.tsx';
import { NewPassengerDialog } from '../../../ui/people/new-passenger-dialog.tsx';
import { PassengerSearch } from '../../../ui/people/passenger-search.tsx';
import { type Traveller, travellerOf } from '../../../lib/passengers/traveller.ts';
import { Notice } from '../../../ui/notice.tsx';
import { Select } from '../../../ui/select.tsx';
import { possibleHolders, yearsOn } from '../model/holders.ts';
import { words } from '../words.ts';
import type { JourneyForm } from './journey-form.ts';

interface TravellerLineProps {
  traveller: Traveller;
  travelDate: string;
  onRemove: () => void;
}

function TravellerLine({ traveller, travelDate, onRemove }: TravellerLineProps) {
  const years = yearsOn(traveller.birth_date, travelDate);
  const facts = [traveller.id_number ?? traveller.passport, years === null ? null : words.people.years(years)];
  return (
    <li className="flex items-center gap-3 border-b border-line py-1 pl-1">
      <span className="min-w-0 grow">
        <span className="font-semibold wrap-anywhere">{fullName(traveller)}</span>
        <span className="tabular block text-small text-ink-soft">{facts.filter(Boolean).join(' · ')}</span>
      </span>
      <button
        type="button"
        aria-label={words.people.remove(fullName(traveller))}
        className="grid size-11 shrink-0 place-items-center rounded-control text-sea hover:bg-sea-tint"
        onClick={onRemove}
      >
        <XMarkIcon aria-hidden="true" className="size-5" />
      </button>
    </li>
  );
}

interface PeopleFieldsProps {
  form: JourneyForm;
  /** It was sold already: who leaves it loses what he or she could see of it. */
  isSold: boolean;
  /** Called when others travel than before, with how many did and do. */
  onCount?: ((before: number, after: number) => void) | undefined;
}

/** Who travels: found, or made without leaving the form; and who of them holds the journey. */
export function PeopleFields({ form, isSold, onCount }: PeopleFieldsProps) {
  const { field } = useController({ control: form.control, name: 'passengers' });
  const [travelDate, holder] = useWatch({ control: form.control, name: ['travel_date', 'holder'] });
  const [isMaking, setIsMaking] = useState(false);
  const [said, setSaid] = useState('');
  const mayMake = useRights().includes('passengers');
  const { errors, defaultValues } = form.formState;
  const present = isSold ? (defaultValues?.holder ?? '') : '';
  const travellers = field.value;
  const holdersAmong = (some: readonly Traveller[]) =>
    possibleHolders(some, { day: travelDate, today: todayInGuayaquil(), present });
  const next = present !== '' && holder !== present && travellers.find(({ id }) => id === holder);
  const others = ({ id }: Traveller) => travellers.filter((one) => one.id !== id);
  const change = (next: Traveller[]) => {
    field.onChange(next);
    onCount?.(travellers.length, next.length);
  };
  const add = (traveller: Traveller) => {
    change([...others(traveller), travellerOf(traveller)]);
    setSaid(words.people.added(fullName(traveller)));
  };
  const remove = (traveller: Traveller) => {
    const rest = others(traveller);
    change(rest);
    setSaid(words.people.removed(fullName(traveller)));
    // Of what was sold somebody goes on holding it: who that is shows before it is saved.
    const heir = isSold ? holdersAmong(rest)[0]?.id : undefined;
    if (holder === traveller.id) form.setValue('holder', heir ?? '', { shouldDirty: true });
    // The line is gone, and the focus with it.
    document.getElementById('passengers')?.focus();
  };
  return (
    <FormSection title={words.people.title} {...(isSold && { text: words.people.leaves })}>
      <p role="status" className="sr-only">
        {said}
      </p>
      {travellers.length > 0 ? (
        <ul className="-my-1">
          {travellers.map((traveller) => (
            <TravellerLine key={traveller.id} {...{ traveller, travelDate }} onRemove={() => remove(traveller)} />
          ))}
        </ul>
      ) : (
        <p className="text-ink-soft">{words.people.empty}</p>
      )}
      <PassengerSearch
        id="passengers"
        label={words.people.search}
        chosen={null}
        without={travellers}
        onChoose={add}
        error={errors.passengers?.message}
      />
      {mayMake && (
        <Button look="secondary" className="self-start" onClick={() => setIsMaking(true)}>
          <UserPlusIcon aria-hidden="true" className="size-5" />
          {words.people.make}
        </Button>
      )}
      {isMaking && <NewPassengerDialog onMade={add} onClose={() => setIsMaking(false)} />}
      {travellers.length > 1 && (
        <Select
          label={words.people.holder}
          hint={words.people.holderHint}
          prompt={words.people.holderByRule}
          isOptional
          options={holdersAmong(travellers).map((one) => ({ value: one.id, label: fullName(one) }))}
          error={errors.holder?.message}
          {...form.register('holder')}
        />
      )}
      <div role="status" className="empty:hidden">
        {next && <Notice tone="wait">{words.people.willHold(fullName(next))}</Notice>}
      </div>
    </FormSection>
  );
}
