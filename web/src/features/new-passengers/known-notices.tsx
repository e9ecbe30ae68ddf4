import type { KnownPassenger } from '@bitacora/contracts';
import { paths } from '../../lib/paths.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { NewTabLink } from '../../ui/new-tab-link.tsx';
import { textLinkStyle } from '../../ui/text-link.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { Bound } from '../../ui/people/person-fields.tsx';
import { nameOf } from './form-values.ts';
import { words } from './words.ts';

interface KnownNoticesProps {
  known: readonly KnownPassenger[];
  isAnother: Bound;
}

const { known: messages } = words;

function sentenceOf({ likeness, ...passenger }: KnownPassenger): string {
  const name = nameOf(passenger);
  if (likeness !== 'name') return messages[likeness](name);
  const { id_number: idNumber, passport } = passenger;
  return messages.name(name, idNumber === null ? `pasaporte ${passport ?? ''}` : `cédula ${idNumber}`);
}

/** Whom the agency has already of those that are typed; the same name and day of birth is a question. */
export function KnownNotices({ known, isAnother: { error, ...isAnother } }: KnownNoticesProps) {
  const isSame = known.some(({ likeness }) => likeness === 'document');
  const shown = known.filter(({ likeness }) => !isSame || likeness === 'document');
  const isAsked = shown.some(({ likeness }) => likeness === 'name');
  return (
    <div aria-live="polite" className="grid gap-3 empty:hidden sm:col-span-2">
      {shown.map((one) => (
        <Notice key={one.id} tone={one.likeness === 'name' ? 'wait' : 'info'}>
          <p>{sentenceOf(one)}</p>
          <NewTabLink href={paths.passenger(one.id)} className={`${textLinkStyle} inline-flex min-h-11 items-center`}>
            {messages.open}
          </NewTabLink>
        </Notice>
      ))}
      {isAsked && <Checkbox label={messages.isAnother} error={error} {...isAnother} />}
    </div>
  );
}
