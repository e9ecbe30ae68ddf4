import type { PassengerProfile } from '@bitacora/contracts';
import { get, useWatch } from 'react-hook-form';
import { FieldColumns } from '../../ui/field-columns.tsx';
import { FormDialog } from '../../ui/forms/form-dialog.tsx';
import { BirthDate } from '../../ui/people/birth-date.tsx';
import { KnownNotices } from '../../ui/people/known-notices.tsx';
import { type Bound, ContactFields, EmergencyFields, PersonFields } from '../../ui/people/person-fields.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { useSharedContact } from '../../lib/passengers/use-shared-contact.ts';
import { words as fields } from '../../lib/passengers/words.ts';
import { usePassengerForm } from './use-passenger-form.ts';
import { words } from './words.ts';

/** With which part of it the form begins. */
export type PassengerPart = 'person' | 'emergency';

interface EditPassengerProps {
  passenger: PassengerProfile;
  onClose: () => void;
  /** Who opens it to say whom to call begins there. */
  beginsAt: PassengerPart;
}

/** What the agency wrote of a passenger, changed in one form. */
export function EditPassenger({ passenger, beginsAt, onClose }: EditPassengerProps) {
  const { form, life } = usePassengerForm(passenger, onClose);
  const { register, control, formState } = form;
  const shared = useSharedContact(passenger, useWatch({ control, name: 'contact' }));
  const errorOf = (name: string) => get(formState.errors, `${name}.message`) as string | undefined;
  const person = (field: 'passport' | 'first_name' | 'last_name' | 'gender' | 'civil_status'): Bound => ({
    ...register(`personal.${field}`),
    error: errorOf(`personal.${field}`),
  });
  const contact = (field: 'email' | 'phone' | 'address'): Bound => ({
    ...register(`contact.${field}`),
    error: errorOf(`contact.${field}`),
  });
  const emergency = (field: 'first_name' | 'last_name' | 'phone' | 'relationship'): Bound => ({
    ...register(`emergency_contact.${field}`),
    error: errorOf(`emergency_contact.${field}`),
  });
  return (
    <FormDialog {...{ life, onClose }} title={words.edit} submit={words.save} size="xl">
      <FieldColumns>
        <PersonFields bind={person} birthDate={<BirthDate control={control} name="personal.birth_date" />} />
        {passenger.personal.passport === null && (
          <TextInput label={fields.passport} autoComplete="off" isOptional {...person('passport')} />
        )}
      </FieldColumns>
      <FieldColumns role="group" aria-labelledby="passenger-contact">
        <div className="sm:col-span-2">
          <h3 id="passenger-contact" className="text-lead font-semibold">
            {words.contact}
          </h3>
          <p className="text-small text-ink-soft">{words.emailHint}</p>
        </div>
        <ContactFields bind={contact} />
        <KnownNotices known={shared} />
      </FieldColumns>
      <FieldColumns role="group" aria-labelledby="passenger-emergency">
        <h3 id="passenger-emergency" className="text-lead font-semibold sm:col-span-2">
          {words.emergency}
        </h3>
        <EmergencyFields bind={emergency} isFirst={beginsAt === 'emergency'} />
      </FieldColumns>
    </FormDialog>
  );
}
