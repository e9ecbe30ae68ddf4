import type { JourneyView } from '@bitacora/contracts';
import { dayAt } from '@bitacora/kernel';
import { useSaidToday } from '../../lib/use-said-today.ts';
import { nextUp } from './model/next-up.ts';
import { phaseText } from './model/phase-text.ts';
import { TripLine } from './trip-line.tsx';
import { words } from './words.ts';

/** The first thing on a journey that is over or called off: that it is, which one it was, and why. */
export function PastCard({ journey, now }: { journey: JourneyView; now: Date }) {
  const { headline } = nextUp(journey, now, useSaidToday(dayAt(now)));
  return (
    <section
      aria-label={words.next.pastHeading}
      className="rounded-card border border-line bg-white card-inset py-4 sm:not-short:px-8 sm:py-8 print:px-4 print:py-2.5"
    >
      <span className="rounded-full border border-edge px-3 py-1 text-small font-semibold text-ink-soft">
        {phaseText(journey)}
      </span>
      <p className="mt-4 text-title leading-tight font-bold text-balance print:mt-2 print:text-subtitle">{headline}</p>
      {journey.cancellation && <p className="mt-2 text-ink-soft">{words.cancellation(journey.cancellation)}</p>}
      {journey.cancellation && journey.cost !== undefined && (
        <p className="mt-1 text-small text-ink-soft">{words.formerTotal(journey.cost)}</p>
      )}
      <div className="mt-4 text-ink-soft print:mt-2">
        <TripLine journey={journey} />
      </div>
    </section>
  );
}
