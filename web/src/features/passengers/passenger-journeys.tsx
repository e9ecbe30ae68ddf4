import type { JourneyView } from '@bitacora/contracts';
import type { ReactNode } from 'react';
import { paths } from '../../lib/paths.ts';
import { days } from '../../lib/times.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { type Columns, Rows } from '../../ui/lists/rows.tsx';
import type { PassengerJourneys as Journeys } from './use-passenger-journeys.ts';
import { words } from './words.ts';

type Row = JourneyView & { id: string };

const columnsWith = (readiness: (journey: JourneyView) => ReactNode): Columns<Row> => [
  {
    label: words.journey,
    width: 'minmax(0,2fr)',
    cell: ({ start_city, destination_city }) => words.route(start_city.name, destination_city.name),
  },
  {
    label: words.days,
    width: 'minmax(0,1.5fr)',
    cell: ({ travel_date, return_date }) => days(travel_date, return_date ?? travel_date),
  },
  { label: words.readiness, width: 'minmax(0,2fr)', cell: readiness },
];

function Part({
  title,
  journeys,
  columns,
}: {
  title: string;
  journeys: readonly JourneyView[];
  columns: Columns<Row>;
}) {
  if (journeys.length === 0) return null;
  return (
    <section aria-label={title} className="grid grid-cols-1 gap-3">
      <h3 className="text-lead font-semibold">{title}</h3>
      <Rows
        items={journeys.map((journey) => ({ ...journey, id: journey.journey_id }))}
        columns={columns}
        target={({ journey_id }) => ({ to: paths.journey(journey_id) })}
      />
    </section>
  );
}

interface PassengerJourneysProps extends Journeys {
  /** Where a journey stands, and what is pending on it. */
  readiness: (journey: JourneyView) => ReactNode;
}

/** A passenger's journeys, those to come and going on first; each row leads to where it is prepared. */
export function PassengerJourneys({ nexts, previous, readiness }: PassengerJourneysProps) {
  if (nexts.length + previous.length === 0) return <EmptyState title={words.noJourneys} />;
  const columns = columnsWith(readiness);
  return (
    <>
      <Part title={words.nexts} journeys={nexts} columns={columns} />
      <Part title={words.previous} journeys={previous} columns={columns} />
    </>
  );
}
