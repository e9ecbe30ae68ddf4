import type { KnownPassenger } from '@bitacora/contracts';
import { TrashIcon } from '@heroicons/react/24/outline';
import { Button } from '../../ui/button.tsx';
import { PassengerFields } from '../../ui/people/passenger-fields.tsx';
import { sameDocument } from '../../lib/passengers/known-passengers.ts';
import { nameOf, type PassengerValues } from '../../lib/passengers/passenger-values.ts';
import type { NewPassengersForm } from '../../lib/passengers/use-new-passengers.ts';
import { words } from './words.ts';

interface PassengerPartProps {
  form: NewPassengersForm;
  index: number;
  passenger: PassengerValues;
  /** What is known besides of who it is. */
  note: string | null;
  known: readonly KnownPassenger[];
  /** Null for the only one. */
  onRemove: (() => void) | null;
}

const idOf = (index: number) => `passenger-${index}`;

/** The title of a passenger in the form, from where reading goes on. */
export const passengerTitle = (index: number) => document.getElementById(idOf(index));

/** One passenger among those who are registered together. */
export function PassengerPart({ index, passenger, note, onRemove, ...fields }: PassengerPartProps) {
  const name = nameOf(sameDocument(fields.known) ?? passenger);
  const titleId = idOf(index);
  return (
    <section aria-labelledby={titleId} className="rounded-card border border-line bg-white p-5 sm:p-6">
      <div className="mb-2 sm:mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h2 id={titleId} tabIndex={-1} className="min-w-0 text-subtitle font-semibold wrap-anywhere outline-none">
          {words.passenger(index + 1, name)}
          {note && <span className="block text-small font-normal text-ink-soft">{note}</span>}
        </h2>
        {onRemove && (
          <Button look="quiet" className="-mr-3" aria-label={words.removeOf(index + 1, name)} onClick={onRemove}>
            <TrashIcon aria-hidden className="size-5" />
            {words.remove}
          </Button>
        )}
      </div>
      <PassengerFields {...{ index, passenger }} {...fields} />
    </section>
  );
}
