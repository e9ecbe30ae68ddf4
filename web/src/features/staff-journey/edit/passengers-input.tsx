import { listPassengers, type Page, pathOf } from '@bitacora/contracts';
import { UserPlusIcon, XMarkIcon } from '@heroicons/react/24/outline';
import { useId, useState } from 'react';
import useSWR from 'swr';
import { AGENCY_RUC } from '../../../lib/environment.ts';
import { useAnnouncement } from '../../../ui/order/use-announcement.ts';
import { Announcement } from '../../../ui/order/announcement.tsx';
import { FieldError } from '../../../ui/field.tsx';
import { SearchFilter } from '../../../ui/lists/search-filter.tsx';
import { words } from '../words.ts';
import { nameOf, type Person } from './edit-values.ts';

const { form: messages } = words;
const MOST_FOUND = 6;

interface PassengersInputProps {
  chosen: readonly Person[];
  onAdd(person: Person): void;
  onRemove(person: Person): void;
  error: string | undefined;
}

const rowStyle =
  'flex min-h-11 w-full items-center justify-between gap-3 rounded-control border border-line px-3 text-left';

/** Who matches what is typed, and does not travel yet. */
function Found({ search, chosen, onAdd }: Pick<PassengersInputProps, 'chosen' | 'onAdd'> & { search: string }) {
  const query = new URLSearchParams({ search, page_size: String(MOST_FOUND + chosen.length) });
  const { data, error } = useSWR<Page<Person>, unknown>(
    `${pathOf(listPassengers, { ruc: AGENCY_RUC })}?${query.toString()}`,
    { keepPreviousData: true },
  );
  if (error !== undefined && !data) return <p role="alert">{messages.searchFailed}</p>;
  if (!data) return <p className="text-ink-soft">{messages.searching}</p>;
  const found = data.results.filter(({ id }) => !chosen.some((one) => one.id === id)).slice(0, MOST_FOUND);
  if (found.length === 0) return <p role="status">{messages.nobody(search)}</p>;
  return (
    <ul aria-label={messages.found} className="grid gap-2">
      {found.map((person) => (
        <li key={person.id}>
          <button
            type="button"
            aria-label={messages.addPerson(nameOf(person))}
            className={`${rowStyle} bg-white hover:bg-sea-tint`}
            onClick={() => onAdd(person)}
          >
            {nameOf(person)}
            <UserPlusIcon aria-hidden className="size-5 shrink-0 text-sea" />
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Who travels: those who do, each with the way out, and a search for who comes along. */
export function PassengersInput({ chosen, onAdd, onRemove, error }: PassengersInputProps) {
  const [search, setSearch] = useState('');
  const { said, say } = useAnnouncement();
  const id = useId();
  return (
    <fieldset id="passengers" tabIndex={-1} aria-describedby={error ? `${id}-error` : undefined} className="min-w-0">
      <legend className="font-medium">{messages.passengers}</legend>
      <p className="text-small text-ink-soft">{messages.leaves}</p>
      <ul className="mt-2 grid gap-2">
        {chosen.map((person) => (
          <li key={person.id} className={`${rowStyle} pr-0`}>
            {nameOf(person)}
            <button
              type="button"
              aria-label={messages.remove(nameOf(person))}
              className="grid size-11 shrink-0 place-items-center rounded-control text-ink-soft hover:bg-paper"
              onClick={() => {
                onRemove(person);
                say(messages.removed(nameOf(person)));
                // The button is gone with its row.
                document.getElementById('passengers')?.focus();
              }}
            >
              <XMarkIcon aria-hidden className="size-5" />
            </button>
          </li>
        ))}
      </ul>
      <FieldError id={`${id}-error`} message={error} />
      <div className="mt-3 grid gap-2">
        <SearchFilter label={messages.add} hint={messages.addHint} search={search} onSearch={setSearch} />
        {search && (
          <Found
            {...{ search, chosen }}
            onAdd={(person) => {
              onAdd(person);
              setSearch('');
              say(messages.added(nameOf(person)));
            }}
          />
        )}
      </div>
      <Announcement said={said} />
    </fieldset>
  );
}
