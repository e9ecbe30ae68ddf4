import { type KnownPassenger, registrationOn } from '@bitacora/contracts';
import { ageOn, isPlainDate } from '@bitacora/kernel';
import { get } from 'react-hook-form';
import { todayInGuayaquil } from '../../lib/today.ts';
import { Checkbox } from '../checkbox.tsx';
import { TextInput } from '../text-input.tsx';
import { BirthDate } from './birth-date.tsx';
import { sameDocument } from '../../lib/passengers/known-passengers.ts';
import { KnownNotices, partedByDocument } from './known-notices.tsx';
import type { PassengerValues } from '../../lib/passengers/passenger-values.ts';
import { type Bound, PersonFields } from './person-fields.tsx';
import type { NewPassengersForm } from '../../lib/passengers/use-new-passengers.ts';
import { words } from '../../lib/passengers/words.ts';

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

interface PassengerFieldsProps {
  form: NewPassengersForm;
  index: number;
  passenger: PassengerValues;
  /** Whom of the agency he or she may be. */
  known: readonly KnownPassenger[];
  /** Takes the known one in place of what is typed. */
  onUse?: (known: KnownPassenger) => void;
}

/** Everything that is asked of one new passenger, with whom of the agency he or she may be; of somebody known the documents only. */
export function PassengerFields({ form, index, passenger, known, onUse }: PassengerFieldsProps) {
  const { register, control, formState } = form;
  const [same, alike] = partedByDocument(known);
  const use = onUse && { onUse };
  const bind = (field: keyof PassengerValues): Bound => ({
    ...register(`passengers.${index}.${field}`),
    error: (get(formState.errors, `passengers.${index}.${field}.message`) as string | undefined) ?? undefined,
  });
  return (
    // On a phone only short choices stand beside each other.
    <div className="grid grid-cols-2 gap-x-3 gap-y-3 sm:gap-5 max-sm:[&>:not(:has(select))]:col-span-2">
      <TextInput label={words.idNumber} inputMode="numeric" autoComplete="off" {...bind('id_number')} />
      <TextInput
        label={words.passport}
        autoComplete="off"
        isOptional
        placeholder={words.passportHint}
        {...bind('passport')}
      />
      <KnownNotices known={same} isAnother={bind('is_another')} {...use} />
      {sameDocument(known) === null && (
        <>
          <PersonFields
            bind={bind}
            birthDate={<BirthDate control={control} name={`passengers.${index}.birth_date`} />}
          />
          <AgeNote birthDate={passenger.birth_date} authorisation={bind('guardian_authorisation')} />
          <TextInput
            label={words.email}
            type="email"
            autoComplete="off"
            isOptional
            className="sm:col-start-1"
            {...bind('email')}
          />
          <TextInput label={words.phone} type="tel" autoComplete="off" isOptional {...bind('phone')} />
        </>
      )}
      <KnownNotices known={alike} isAnother={bind('is_another')} {...use} />
    </div>
  );
}
