import {
  type JourneyView,
  passengerHistory,
  passengerMails,
  type PassengerProfile,
  pathOf,
} from '@bitacora/contracts';
import { useLocation, useParams, useSearchParams } from 'react-router-dom';
import { HistorySection } from '../../features/history/history-section.tsx';
import { ContactButtons } from '../../features/journeys/contact-buttons.tsx';
import { JourneysSkeleton } from '../../features/journeys/journeys-skeleton.tsx';
import { JourneysView } from '../../features/journeys/journeys-view.tsx';
import { MailsSection } from '../../features/mails/mails-section.tsx';
import { PassengerActions } from '../../features/passengers/passenger-actions.tsx';
import { PassengerOverview } from '../../features/passengers/passenger-overview.tsx';
import { usePassengerJourneys } from '../../features/passengers/use-passenger-journeys.ts';
import { usePassenger } from '../../features/passengers/use-passenger.ts';
import { words } from '../../features/passengers/words.ts';
import { useAgency } from '../../lib/agency.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { isApiError } from '../../lib/api/api-error.ts';
import { paths } from '../../lib/paths.ts';
import { useRights } from '../../lib/session/use-employee.ts';
import { BackLink } from '../../ui/back-link.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Loaded } from '../../ui/lists/loaded.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
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

function Contacts({ contact: { phone, email } }: Pick<PassengerProfile, 'contact'>) {
  if (!phone && !email) return null;
  return <ContactButtons phone={phone ?? undefined} chat={phone ?? undefined} email={email ?? undefined} />;
}

/** A passenger for staff: who it is, what can be done, and the journeys, coming and past, with the way to fill them in. */
export default function PassengerPage() {
  const { passengerId = '' } = useParams();
  const { state } = useLocation() as { state: unknown };
  const rights = useRights();
  const passenger = usePassenger(passengerId);
  const journeys = usePassengerJourneys(passengerId);
  const { data: known, error } = passenger;
  const isUnknown = isApiError(error) && error.status === 404;
  const name = known ? `${known.personal.first_name} ${known.personal.last_name}` : (nameIn(state) ?? words.journeys);
  usePageTitle(name);
  return (
    <PageFrame title={name} back={<BackLink to={paths.passengers}>{words.back}</BackLink>}>
      <div key={passengerId} className="grid grid-cols-1 gap-4">
        <Loaded
          answer={passenger}
          waiting={<Skeleton className="h-56" />}
          unknown={<EmptyState title={words.unknown} />}
          stale={words.stale}
        >
          {(one) => (
            <>
              {rights.includes('passengers') && <PassengerActions passenger={one} name={name} />}
              <PassengerOverview
                passenger={one}
                contacts={<Contacts contact={one.contact} />}
                onConfirmed={() => Promise.all([passenger.mutate(), journeys.mutate()])}
              />
            </>
          )}
        </Loaded>
        {/* Journeys come from elsewhere: they stand also while what is known of the passenger cannot be read. */}
        {!isUnknown && (
          <section aria-labelledby="journeys" className="grid grid-cols-1 gap-4">
            <h2 id="journeys" className="mt-2 text-title font-semibold">
              {words.journeys}
            </h2>
            <Loaded answer={journeys} waiting={<JourneysSkeleton />} stale={words.stale}>
              {(list) => <PassengerJourneysView journeys={list} />}
            </Loaded>
          </section>
        )}
        {known && (
          <>
            <MailsSection path={pathOf(passengerMails, { id: passengerId })} version={known.version} />
            <HistorySection path={pathOf(passengerHistory, { id: passengerId })} version={known.version} />
          </>
        )}
      </div>
    </PageFrame>
  );
}
