import type { RegisteredPassenger, WebQuote } from '@bitacora/contracts';
import { ClipboardDocumentIcon, PlusIcon } from '@heroicons/react/24/outline';
import { useEffect, useRef, useState } from 'react';
import { type FieldPath, get, useFieldArray } from 'react-hook-form';
import { Button } from '../../ui/button.tsx';
import { FieldColumns } from '../../ui/field-columns.tsx';
import { FormSection } from '../../ui/form-section.tsx';
import { PageForm } from '../../ui/forms/form-frame.tsx';
import { type Bound, ContactFields, EmergencyFields } from '../../ui/people/person-fields.tsx';
import {
  emptyPassenger,
  isEmptyPassenger,
  labelsOf,
  MOST_AT_ONCE,
  nameOf,
  type NewPassengersValues,
  type PassengerValues,
  withContact,
} from '../../lib/passengers/passenger-values.ts';
import { sayDone } from '../../lib/do-at-once.ts';
import { sameDocument } from '../../lib/passengers/known-passengers.ts';
import { PassengerPart, passengerTitle } from './passenger-part.tsx';
import { PasteDialog } from './paste-dialog.tsx';
import { type NewPassengersForm as Form, useNewPassengers } from '../../lib/passengers/use-new-passengers.ts';
import { words as fields } from '../../lib/passengers/words.ts';
import { isQuoted, quotedKind, quotedPassengers } from './quoted-passengers.ts';
import { words } from './words.ts';

/** Contacts that all of them share. */
function CommonParts({ form: { register, formState } }: { form: Form }) {
  const errorOf = (name: string) => get(formState.errors, `${name}.message`) as string | undefined;
  const contact = (field: 'email' | 'phone' | 'address'): Bound => ({
    ...register(`contact.${field}`),
    error: errorOf(`contact.${field}`),
  });
  const emergency = (field: 'first_name' | 'last_name' | 'phone' | 'relationship'): Bound => ({
    ...register(`emergency_contact.${field}`),
    error: errorOf(`emergency_contact.${field}`),
  });
  return (
    <>
      <FormSection title={fields.contact} text={words.contactText}>
        <FieldColumns>
          <ContactFields bind={contact} />
        </FieldColumns>
      </FormSection>
      <FormSection title={fields.emergency} text={words.emergencyText}>
        <FieldColumns>
          <EmergencyFields bind={emergency} />
        </FieldColumns>
      </FormSection>
    </>
  );
}

const isOfPassenger = (name: string): name is FieldPath<NewPassengersValues> => name.startsWith('passengers.');

interface NewPassengersFormProps {
  /** The quote whose travellers they are: who asked comes first, and what is known of the others. */
  quote?: WebQuote | undefined;
  onSaved: (saved: RegisteredPassenger[]) => void;
}

/** As many passengers as are needed, typed one below the other or pasted, and saved together. */
export function NewPassengersForm({ quote, onSaved }: NewPassengersFormProps) {
  const { form, life, passengers, known, directory } = useNewPassengers({
    draftName: quote ? `new-passengers.${quote.id}` : 'new-passengers',
    start: quote && quotedPassengers(quote),
    labels: labelsOf,
    onSaved,
  });
  const {
    fields: rows,
    append,
    insert,
    remove,
    replace,
  } = useFieldArray({ control: form.control, name: 'passengers' });
  const [isPasting, setIsPasting] = useState(false);
  const created = passengers.filter((_, index) => !sameDocument(known[index] ?? [])).length;
  const room = MOST_AT_ONCE - passengers.length;
  const addPasted = (pasted: PassengerValues[]) => {
    replace([...form.getValues().passengers.filter((one) => !isEmptyPassenger(one)), ...pasted]);
    // What is wrong in a row shows at its fields, once it is known who needs none of them.
    void directory.ask(withContact(form.getValues())).then(() => form.trigger('passengers'));
  };
  const removeAt = (index: number) => {
    // Reading goes on at the one who takes the place, or at the last one.
    const next = passengerTitle(index + 1) ?? passengerTitle(index - 1);
    next?.focus();
    const removed = form.getValues(`passengers.${index}`);
    remove(index);
    if (isEmptyPassenger(removed)) return;
    const name = nameOf(sameDocument(known[index] ?? []) ?? removed);
    const undo = async () => insert(index, removed);
    sayDone({ said: words.removed(index + 1, name), subject: `new-passengers/${index}`, undo });
  };
  const { isSubmitted } = form.formState;
  const wrong = life.problems.map(({ name }) => name).filter(isOfPassenger);
  const judged = useRef(passengers);
  useEffect(() => {
    if (judged.current === passengers) return;
    judged.current = passengers;
    // What was pasted shows its errors before the first attempt: what is corrected is judged again.
    if (!isSubmitted && wrong.length > 0) void form.trigger(wrong);
  });
  return (
    <>
      <PageForm
        life={life}
        className="gap-4 sm:gap-6"
        submit={created > 0 ? fields.create(created) : fields.useKnown(passengers.length)}
        submitting={words.submitting}
      >
        <div>
          <Button look="secondary" onClick={() => setIsPasting(true)}>
            <ClipboardDocumentIcon aria-hidden className="size-5" />
            {words.paste}
          </Button>
        </div>
        {rows.map(({ id }, index) => (
          <PassengerPart
            key={id}
            form={form}
            index={index}
            note={quote && isQuoted(rows.length, quote) ? words.quoted[quotedKind(quote, index)] : null}
            passenger={passengers[index] ?? emptyPassenger}
            known={known[index] ?? []}
            onRemove={rows.length > 1 ? () => removeAt(index) : null}
          />
        ))}
        {/* After who is there, before what all share: the next one begins where the last one ends. */}
        <div className="flex max-sm:[&>*]:grow">
          <Button
            look="secondary"
            disabled={room <= 0}
            onClick={() => append(emptyPassenger, { focusName: `passengers.${rows.length}.id_number` })}
          >
            <PlusIcon aria-hidden className="size-5" />
            {words.add}
          </Button>
        </div>
        <CommonParts form={form} />
      </PageForm>
      {isPasting && (
        <PasteDialog {...{ directory }} room={room + 1} onAdd={addPasted} onClose={() => setIsPasting(false)} />
      )}
    </>
  );
}
