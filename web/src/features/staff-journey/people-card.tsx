import type { JourneyView } from '@bitacora/contracts';
import { fullName } from '@bitacora/kernel/full-name';
import { paths } from '../../lib/paths.ts';
import { day } from '../../lib/times.ts';
import { Chip } from '../../ui/chip.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { words } from './words.ts';

/** Who travels, each by one press from the own page; who holds the journey, and, where amounts are shown, until when it is to be paid. */
export function PeopleCard({ journey }: { journey: JourneyView }) {
  const { passengers, holder, purchase_date, balance_due } = journey;
  const days = [
    { label: words.purchased, text: day(purchase_date) },
    ...(balance_due === undefined ? [] : [{ label: words.due, text: day(balance_due) }]),
  ];
  return (
    <section className="rounded-card border border-line bg-white p-4 sm:p-5" aria-labelledby="grupo">
      <h2 id="grupo" className="text-subtitle font-bold">
        {words.people}
      </h2>
      <ul>
        {passengers.map((passenger) => (
          <li key={passenger.id} className="flex flex-wrap items-center gap-x-2">
            <TextLink to={paths.passenger(passenger.id)} className="inline-flex min-h-11 items-center">
              {fullName(passenger)}
            </TextLink>
            {passenger.id === holder && <Chip>{words.holder}</Chip>}
          </li>
        ))}
      </ul>
      <dl className="mt-2 grid grid-cols-2 gap-x-4">
        {days.map(({ label, text }) => (
          <div key={label}>
            <dt className="text-small text-ink-soft">{label}</dt>
            <dd className="tabular">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
