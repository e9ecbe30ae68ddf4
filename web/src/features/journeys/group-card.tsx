import type { JourneyView } from '@bitacora/contracts';
import { fullName } from '@bitacora/kernel/full-name';
import { day } from '../../lib/times.ts';
import { words } from './words.ts';

/** Who travels, and since when it is bought. */
export function GroupCard({ journey }: { journey: JourneyView }) {
  return (
    <section className="rounded-card border border-line bg-white card-inset py-4 sm:py-5" aria-labelledby="grupo">
      <h2 id="grupo" className="text-subtitle font-bold">
        {words.group}
      </h2>
      <ul className="mt-1 grid gap-1">
        {journey.passengers.map((passenger) => (
          <li key={passenger.id} className="font-medium">
            {fullName(passenger)}
          </li>
        ))}
      </ul>
      <p className="mt-4 text-small text-ink-soft">{words.purchaseDate}</p>
      <p className="tabular">{day(journey.purchase_date)}</p>
    </section>
  );
}
