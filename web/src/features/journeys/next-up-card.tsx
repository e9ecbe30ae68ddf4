import { choiceLabel, type JourneyView } from '@bitacora/contracts';
import { dayRange } from '@bitacora/kernel/dates';
import { ArrowDownIcon, MapPinIcon } from '@heroicons/react/24/outline';
import { nextUp } from './model/next-up.ts';
import { phaseText } from './model/phase-text.ts';
import { words } from './words.ts';

const cityText = ({ country, name }: JourneyView['start_city']) => words.routeCity(country, name);

/** The first thing on a journey: what is next, then where it goes and how far away it is. */
export function NextUpCard({ journey, now }: { journey: JourneyView; now: Date }) {
  const next = nextUp(journey, now);
  return (
    <section
      aria-label={words.next.heading}
      className="overflow-hidden rounded-card bg-sea text-white print:border print:border-line print:bg-white print:text-ink"
    >
      <div className="p-5 sm:p-8">
        <p className="flex items-center justify-between gap-4 text-small">
          <span>{words.next.heading}</span>
          <span className="rounded-full bg-sun px-3 py-1 font-semibold text-ink">{phaseText(journey)}</span>
        </p>
        <p className="mt-3 text-title leading-tight font-bold text-balance sm:text-headline">{next.headline}</p>
        {next.when && <p className="mt-2 text-lead tabular">{next.when}</p>}
        {next.service && (
          <a
            href={`#servicio-${next.service.id}`}
            className="mt-3 inline-flex min-h-11 items-center gap-2 font-medium underline underline-offset-4 focus-visible:outline-white print:hidden"
          >
            {words.next.see}
            <ArrowDownIcon aria-hidden className="size-4" />
          </a>
        )}
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 bg-ink/20 px-5 py-3 sm:px-8 print:bg-transparent">
        <span className="inline-flex items-center gap-2">
          <MapPinIcon aria-hidden className="size-5 shrink-0" />
          {words.route(cityText(journey.start_city), cityText(journey.destination_city))}
        </span>
        <span className="rounded-full border border-white/60 px-2.5 py-0.5 text-small print:border-ink">
          {choiceLabel('travel_directions', journey.travel_direction)}
        </span>
        <span className="text-small tabular sm:ml-auto">
          {dayRange(journey.travel_date, journey.return_date ?? journey.travel_date)}
        </span>
      </div>
    </section>
  );
}
