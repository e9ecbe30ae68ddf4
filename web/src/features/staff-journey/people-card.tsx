import type { JourneyView } from '@bitacora/contracts';
import { ADULT_YEARS, ageOn } from '@bitacora/kernel';
import { fullName } from '@bitacora/kernel/full-name';
import { paths } from '../../lib/paths.ts';
import { day } from '../../lib/times.ts';
import { type ReactNode, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Chip } from '../../ui/chip.tsx';
import { useFocusOnMore } from '../../ui/lists/use-focus-on-more.ts';
import { TextLink } from '../../ui/text-link.tsx';
import { words } from './words.ts';

interface PeopleCardProps {
  journey: JourneyView;
  /** How its holder is reached. */
  contacts: ReactNode;
}

type Person = JourneyView['passengers'][number];

/** Which documents somebody needs depends on it. */
const isMinorOn = (person: Person, day: string): person is Person & { birth_date: string } =>
  person.birth_date !== undefined && ageOn(person.birth_date, day) < ADULT_YEARS;

/** As many as leave the services in sight on a phone; a press shows the rest. */
const MOST_SHOWN = 5;

/** Who travels, each by one press from the own page; who holds the journey, and since when it is sold. */
export function PeopleCard({ journey, contacts }: PeopleCardProps) {
  const { passengers, holder, purchase_date, travel_date } = journey;
  const [showsAll, setShowsAll] = useState(false);
  const byHolder = [...passengers].sort((a, b) => Number(b.id === holder) - Number(a.id === holder));
  // Nobody is hidden behind a press that takes as much room.
  const shown = showsAll || passengers.length <= MOST_SHOWN + 1 ? byHolder : byHolder.slice(0, MOST_SHOWN);
  const hidden = passengers.length - shown.length;
  const list = useRef<HTMLUListElement>(null);
  const showAll = useFocusOnMore({ list, selector: 'li > a', shown: shown.length, more: () => setShowsAll(true) });
  return (
    <section className="rounded-card border border-line bg-white card-inset py-4 sm:py-5" aria-labelledby="grupo">
      <h2 id="grupo" className="text-subtitle font-bold">
        {words.people}
      </h2>
      <ul ref={list}>
        {shown.map((passenger) => (
          <li key={passenger.id} className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <TextLink to={paths.passenger(passenger.id)} className="inline-flex min-h-11 items-center">
              {fullName(passenger)}
            </TextLink>
            {isMinorOn(passenger, travel_date) && <Chip>{words.age(ageOn(passenger.birth_date, travel_date))}</Chip>}
            {passenger.id === holder && (
              <>
                <Chip>{words.holder}</Chip>
                <div className="w-full">{contacts}</div>
              </>
            )}
          </li>
        ))}
      </ul>
      {hidden > 0 && (
        <Button look="quiet" className="-ml-3 px-3!" onClick={showAll}>
          {words.others(hidden)}
        </Button>
      )}
      <dl className="mt-2">
        <dt className="text-small text-ink-soft">{words.purchased}</dt>
        <dd className="tabular">{day(purchase_date)}</dd>
      </dl>
    </section>
  );
}
