import { passengerHistory, passengerMails, type PassengerProfile, pathOf } from '@bitacora/contracts';
import { fullName } from '@bitacora/kernel/full-name';
import { useState } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { HistorySection } from '../../features/history/history-section.tsx';
import { Readiness } from '../../features/journey-list/readiness.tsx';
import { MailsSection } from '../../features/mails/mails-section.tsx';
import { BouncedAddress } from '../../features/passengers/bounced-address.tsx';
import { EditPassenger, type PassengerPart } from '../../features/passengers/edit-passenger.tsx';
import { PassengerActions } from '../../features/passengers/passenger-actions.tsx';
import { PassengerJourneys } from '../../features/passengers/passenger-journeys.tsx';
import { PassengerOverview } from '../../features/passengers/passenger-overview.tsx';
import { PhotosDialog } from '../../features/passengers/photos-dialog.tsx';
import { usePassengerJourneys } from '../../features/passengers/use-passenger-journeys.ts';
import { usePassenger } from '../../features/passengers/use-passenger.ts';
import { words } from '../../features/passengers/words.ts';
import { readinessOf } from '../../lib/journeys/readiness-of.ts';
import { useListAddress } from '../../lib/lists/remembered-filters.tsx';
import { usePageTitle } from '../../lib/page-title.ts';
import { isApiError } from '../../lib/api/api-error.ts';
import { paths } from '../../lib/paths.ts';
import { useRights } from '../../lib/session/use-employee.ts';
import { BackLink } from '../../ui/back-link.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Loaded } from '../../ui/lists/loaded.tsx';
import { SkeletonRows } from '../../ui/lists/skeleton-rows.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { PassengerContacts } from './passenger-contacts.tsx';

function nameIn(state: unknown): string | null {
  const name = typeof state === 'object' && state !== null && 'name' in state ? state.name : null;
  return typeof name === 'string' ? name : null;
}

interface PassengerSheetsProps {
  passenger: PassengerProfile;
  name: string;
  mayChange: boolean;
  onConfirmed: () => Promise<unknown>;
}

/** What is known of the passenger and what can be done; its parts lead into the one form of it. */
function PassengerSheets({ passenger, name, mayChange, onConfirmed }: PassengerSheetsProps) {
  const [edited, setEdited] = useState<PassengerPart | 'photos' | null>(null);
  const onClose = () => setEdited(null);
  const { photos } = passenger;
  return (
    <>
      <BouncedAddress
        id={passenger.id}
        version={passenger.version}
        onEdit={mayChange ? () => setEdited('person') : null}
      />
      {mayChange && <PassengerActions {...{ passenger, name }} onEdit={() => setEdited('person')} />}
      <PassengerOverview
        {...{ passenger, onConfirmed }}
        contacts={<PassengerContacts contact={passenger.contact} />}
        onAddEmergency={mayChange ? () => setEdited('emergency') : null}
        onPhotos={mayChange ? () => setEdited('photos') : null}
      />
      {edited === 'photos' && photos && <PhotosDialog {...{ passenger, photos, onClose }} />}
      {edited && edited !== 'photos' && <EditPassenger {...{ passenger, onClose }} beginsAt={edited} />}
    </>
  );
}

/**
 * A passenger for staff: who it is, what can be done, the journeys, coming and past, each with
 * what is pending, what was mailed, and what was changed.
 */
export default function PassengerPage() {
  const { passengerId = '' } = useParams();
  const { state } = useLocation() as { state: unknown };
  const rights = useRights();
  const passenger = usePassenger(passengerId);
  const journeys = usePassengerJourneys(passengerId);
  const { data: known, error } = passenger;
  const isUnknown = isApiError(error) && error.status === 404;
  const name = known ? fullName(known.personal) : (nameIn(state) ?? words.journeys);
  usePageTitle(name);
  const list = useListAddress('passengers', paths.passengers);
  return (
    <PageFrame title={name} back={<BackLink to={list}>{words.back}</BackLink>}>
      <div key={passengerId} className="grid grid-cols-1 gap-4">
        <Loaded
          answer={passenger}
          waiting={<Skeleton className="h-56" />}
          unknown={<EmptyState title={words.unknown} />}
          stale={words.stale}
        >
          {(one) => (
            <>
              {one.is_partial && (
                <Notice tone="info" role="status">
                  {words.partial}
                </Notice>
              )}
              <PassengerSheets
                passenger={one}
                name={name}
                mayChange={rights.includes('passengers') && !one.is_partial}
                onConfirmed={() => Promise.all([passenger.mutate(), journeys.mutate()])}
              />
            </>
          )}
        </Loaded>
        {/* Journeys come from elsewhere: they stand also while what is known of the passenger cannot be read. */}
        {!isUnknown && (
          <section aria-labelledby="journeys" className="grid grid-cols-1 gap-4">
            <h2 id="journeys" className="mt-2 text-subtitle font-bold">
              {words.journeys}
            </h2>
            <Loaded
              answer={journeys}
              waiting={<SkeletonRows count={2} className="h-24 @min-[52rem]:h-14" />}
              stale={words.stale}
            >
              {(own) => (
                <PassengerJourneys {...own} readiness={(journey) => <Readiness journey={readinessOf(journey)} />} />
              )}
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
