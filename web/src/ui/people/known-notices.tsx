import type { KnownPassenger } from '@bitacora/contracts';
import { paths } from '../../lib/paths.ts';
import { Button } from '../button.tsx';
import { Checkbox } from '../checkbox.tsx';
import { NewTabLink } from '../new-tab-link.tsx';
import { textLinkStyle } from '../text-link.tsx';
import { Notice } from '../notice.tsx';
import { nameOf } from '../../lib/passengers/passenger-values.ts';
import type { Bound } from './person-fields.tsx';
import { words } from '../../lib/passengers/words.ts';

interface KnownNoticesProps {
  known: readonly KnownPassenger[];
  /** Of whom a person may be who is not registered yet. */
  isAnother?: Bound;
  /** Takes the known one in place of what is typed. */
  onUse?: (known: KnownPassenger) => void;
}

const { known: messages } = words;

function sentenceOf({ likeness, ...passenger }: KnownPassenger): string {
  const name = nameOf(passenger);
  if (likeness !== 'name') return messages[likeness](name);
  const { id_number: idNumber, passport } = passenger;
  return messages.name(name, idNumber === null ? `pasaporte ${passport ?? ''}` : `cédula ${idNumber}`);
}

/** Who has the same document, said below it, and who is alike, which is of no interest where somebody is the same. */
export function partedByDocument(known: readonly KnownPassenger[]) {
  const same = known.filter(({ likeness }) => likeness === 'document');
  return [same, same.length > 0 ? [] : known] as const;
}

/** Whom the agency has already of those that are typed; the same name and day of birth is a question. */
export function KnownNotices({ known, isAnother, onUse }: KnownNoticesProps) {
  const isAsked = known.some(({ likeness }) => likeness === 'name');
  return (
    <div aria-live="polite" className="grid gap-3 empty:hidden sm:col-span-2">
      {known.map((one) => (
        <Notice key={one.id} tone={one.likeness === 'name' ? 'wait' : 'info'}>
          <p>{sentenceOf(one)}</p>
          <div className="flex flex-wrap items-center gap-x-4">
            {onUse && (one.likeness === 'document' || one.likeness === 'name') && (
              <Button look="quiet" className="-ml-5" onClick={() => onUse(one)}>
                {messages.use(nameOf(one))}
              </Button>
            )}
            <NewTabLink href={paths.passenger(one.id)} className={`${textLinkStyle} inline-flex min-h-11 items-center`}>
              {messages.open}
            </NewTabLink>
          </div>
        </Notice>
      ))}
      {isAsked && isAnother && <Checkbox label={messages.isAnother} {...isAnother} />}
    </div>
  );
}
