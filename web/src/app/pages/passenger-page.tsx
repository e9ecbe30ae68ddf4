import type { JourneyView } from '@bitacora/contracts';
import { useLocation, useParams, useSearchParams } from 'react-router-dom';
import { JourneysSkeleton } from '../../features/journeys/journeys-skeleton.tsx';
import { JourneysView } from '../../features/journeys/journeys-view.tsx';
import { usePassengerJourneys } from '../../features/passengers/use-passenger-journeys.ts';
import { words } from '../../features/passengers/words.ts';
import { useAgency } from '../../lib/agency.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { BackLink } from '../../ui/back-link.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Loaded } from '../../ui/lists/loaded.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { paths } from '../../lib/paths.ts';
import { useStaffTools } from './use-staff-tools.tsx';

function nameIn(state: unknown): string | null {
  const name = typeof state === 'object' && state !== null && 'name' in state ? state.name : null;
  return typeof name === 'string' ? name : null;
}

function PassengerJourneysView({ journeys }: { journeys: readonly JourneyView[] }) {
  const { data: agency } = useAgency();
  const staff = useStaffTools();
  const [query, setQuery] = useSearchParams();
  const { state } = useLocation() as { state: unknown };
  const [first, ...others] = journeys;
  if (!first) return <EmptyState title={words.noJourneys} />;
  return (
    <JourneysView
      journeys={[first, ...others]}
      journeyId={query.get('journey')}
      onSelect={(id) => setQuery({ journey: id }, { replace: true, preventScrollReset: true, state })}
      agency={agency ?? null}
      staff={staff}
    />
  );
}

/** A passenger's journeys for staff: coming and past, with costs and the way to fill them in. */
export default function PassengerPage() {
  const { passengerId = '' } = useParams();
  const { state } = useLocation() as { state: unknown };
  const found = usePassengerJourneys(passengerId);
  const known = found.data?.flatMap(({ passengers }) => passengers).find(({ id }) => id === passengerId);
  const name = known ? `${known.first_name} ${known.last_name}` : (nameIn(state) ?? words.journeys);
  usePageTitle(name);
  return (
    <PageFrame title={name} back={<BackLink to={paths.passengers}>{words.back}</BackLink>}>
      <div key={passengerId} className="grid grid-cols-1 gap-4">
        <Loaded
          answer={found}
          waiting={<JourneysSkeleton />}
          unknown={<EmptyState title={words.unknown} />}
          stale={words.stale}
        >
          {(journeys) => <PassengerJourneysView journeys={journeys} />}
        </Loaded>
      </div>
    </PageFrame>
  );
}
