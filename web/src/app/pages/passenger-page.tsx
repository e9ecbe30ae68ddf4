import { passengerMessages as messages } from '@bitacora/contracts/messages';
import { ArrowLeftIcon } from '@heroicons/react/24/outline';
import { useLocation, useParams, useSearchParams } from 'react-router-dom';
import { JourneysView } from '../../features/journeys/journeys-view.tsx';
import { JourneysSkeleton } from '../../features/journeys/journeys-skeleton.tsx';
import { usePassengerJourneys } from '../../features/passengers/use-passenger-journeys.ts';
import { useAgency } from '../../lib/agency.ts';
import { isApiError } from '../../lib/api/api-error.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { paths } from '../paths.ts';
import { staffTools } from './staff-tools.tsx';

function nameIn(state: unknown): string | null {
  const name = typeof state === 'object' && state !== null && 'name' in state ? state.name : null;
  return typeof name === 'string' ? name : null;
}

function PassengerJourneysView({ journeys, error, isValidating, retry }: ReturnType<typeof usePassengerJourneys>) {
  const { data: agency } = useAgency();
  const [query, setQuery] = useSearchParams();
  const { state } = useLocation() as { state: unknown };
  if (!journeys) {
    if (isApiError(error) && error.kind === 'not-found') return <EmptyState title={messages.unknown} />;
    if (error === undefined) return <JourneysSkeleton />;
    return <ErrorState onRetry={retry} isRetrying={isValidating} />;
  }
  const [first, ...others] = journeys;
  return (
    <>
      {error !== undefined && (
        <div className="mb-4">
          <Notice tone="wait" role="status">
            {messages.stale}
          </Notice>
        </div>
      )}
      {first ? (
        <JourneysView
          journeys={[first, ...others]}
          journeyId={query.get('journey')}
          onSelect={(id) => setQuery({ journey: id }, { replace: true, preventScrollReset: true, state })}
          agency={agency ?? null}
          staff={staffTools}
        />
      ) : (
        <EmptyState title={messages.noJourneys} />
      )}
    </>
  );
}

/** A passenger's journeys for staff: coming and past, with costs and the way to fill them in. */
export default function PassengerPage() {
  const { passengerId = '' } = useParams();
  const { state } = useLocation() as { state: unknown };
  const found = usePassengerJourneys(passengerId);
  const known = found.journeys?.flatMap(({ passengers }) => passengers).find(({ id }) => id === passengerId);
  const name = known ? `${known.first_name} ${known.last_name}` : (nameIn(state) ?? messages.journeys);
  usePageTitle(name);
  return (
    <div className="mx-auto w-full max-w-screen px-4 py-6 sm:px-6 sm:py-10">
      <p className="print:hidden">
        <TextLink to={paths.admin} className="inline-flex min-h-11 items-center gap-2">
          <ArrowLeftIcon aria-hidden className="size-5" />
          {messages.back}
        </TextLink>
      </p>
      <h1 className="mb-4 text-title font-bold tracking-tight sm:text-headline">{name}</h1>
      <PassengerJourneysView key={passengerId} {...found} />
    </div>
  );
}
