import { choiceLabel, type JourneyView } from '@bitacora/contracts';
import { MapPinIcon } from '@heroicons/react/24/outline';
import type { ReactNode } from 'react';
import { days } from '../../lib/times.ts';
import { useSaidToday } from '../../lib/use-said-today.ts';
import { words } from './words.ts';

const cityText = ({ country, name }: JourneyView['start_city']) => words.routeCity(country, name);

interface TripLineProps {
  journey: JourneyView;
  /** What its days are counted to. */
  children?: ReactNode;
}

/** Where a journey goes, whether it comes back, and on which days. */
export function TripLine({ journey, children }: TripLineProps) {
  const said = useSaidToday();
  return (
    <div className="flex gap-2">
      {/* The pin is drawn so far inside its box: it stands where the words above it begin. */}
      <MapPinIcon aria-hidden className="mt-0.5 -ml-0.75 size-5 shrink-0" />
      <div className="flex min-w-0 grow flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <p>{words.route(cityText(journey.start_city), cityText(journey.destination_city))}</p>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-2 text-small">
          <span className="rounded-full border border-current/60 px-2.5 py-0.5 whitespace-nowrap">
            {choiceLabel('travel_directions', journey.travel_direction)}
          </span>
          <span className="tabular">{days(journey.travel_date, journey.return_date ?? journey.travel_date, said)}</span>
          {children}
        </p>
      </div>
    </div>
  );
}
