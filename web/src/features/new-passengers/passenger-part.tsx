import { type KnownPassenger, registrationOn } from '@bitacora/contracts';
import { ageOn, isPlainDate } from '@bitacora/kernel';
import { TrashIcon } from '@heroicons/react/24/outline';
import { get } from 'react-hook-form';
import { todayInGuayaquil } from '../../lib/today.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { BirthDate } from '../../ui/people/birth-date.tsx';
import { type Bound, PersonFields } from '../../ui/people/person-fields.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { nameOf, type PassengerValues } from './form-values.ts';
import { KnownNotices } from './known-notices.tsx';
import type { NewPassengersForm } from './use-new-passengers-form.ts';
import { words } from './words.ts';

interface PassengerPartProps {
  form: NewPassengersForm;
  index: number;
  passenger: PassengerValues;
  known: readonly KnownPassenger[];
  /** Null for the only one. */
  onRemove: (() => void) | null;
}

/** What an age means for the account, as soon as the day of birth is known. */
function AgeNote({ birthDate, authorisation }: { birthDate: string; authorisation: Bound }) {
  const today = todayInGuayaquil();
  if (!isPlainDate(birthDate) || birthDate > today) return null;
  const registration = registrationOn(birthDate, today);
  if (registration === 'with-account') return null;
  if (registration === 'without-account') {
    return <p className="text-small text-ink-soft sm:col-span-2">{words.withoutAccount(ageOn(birthDate, today))}</p>;
  }
  return <Checkbox label={words.guardian} className="sm:col-span-2" {...authorisation} />;
}

/** One passenger of the form, with whom of the agency he or she may be. */
export function PassengerPart({ form, index, passenger, known, onRemove }: PassengerPartProps) {
  const { register, control, formState } = form;
  const bind = (field: keyof PassengerValues): Bound => ({
    ...register(`passengers.${index}.${field}`),
    error: (get(formState.errors, `passengers.${index}.${field}.message`) as string | undefined) ?? undefined,
  });
  const name = nameOf(passenger);
  const titleId = `passenger-${index}`;
  return (
    <section aria-labelledby={titleId} className="rounded-card border border-line bg-white p-5 sm:p-6">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h2 id={titleId} tabIndex={-1} className="min-w-0 text-subtitle font-semibold wrap-anywhere outline-none">
          {words.passenger(index + 1, name)}
        </h2>
        {onRemove && (
          <Button look="quiet" className="-mr-3" aria-label={words.removeOf(index + 1, name)} onClick={onRemove}>
            <TrashIcon aria-hidden className="size-5" />
            {words.remove}
          </Button>
        )}
      </div>
      <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
        <TextInput label={words.idNumber} inputMode="numeric" autoComplete="off" {...bind('id_number')} />
        <TextInput
          label={words.passport}
          autoComplete="off"
          isOptional
          placeholder={words.passportHint}
          {...bind('passport')}
        />
        <PersonFields bind={bind} birthDate={<BirthDate control={control} name={`passengers.${index}.birth_date`} />} />
        <AgeNote birthDate={passenger.birth_date} authorisation={bind('guardian_authorisation')} />
        <TextInput
          label={words.fields.email}
          type="email"
          autoComplete="off"
          isOptional
          className="sm:col-start-1"
          {...bind('email')}
        />
        <TextInput label={words.fields.phone} type="tel" autoComplete="off" isOptional {...bind('phone')} />
        <KnownNotices known={known} isAnother={bind('is_another')} />
      </div>
    </section>
  );
}
