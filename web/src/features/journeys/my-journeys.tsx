import { BriefcaseIcon } from '@heroicons/react/24/outline';
import { useAgency } from '../../lib/agency.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Notice } from '../../ui/notice.tsx';
import { ContactButtons } from './contact-buttons.tsx';
import { EmergencyLink } from './emergency-link.tsx';
import { JourneysSkeleton } from './journeys-skeleton.tsx';
import { JourneysView } from './journeys-view.tsx';
import type { StaffTools } from './staff-tools.ts';
import { useMyJourneys } from './use-my-journeys.ts';
import { words } from './words.ts';

interface MyJourneysProps {
  userId: string;
  journeyId: string | null;
  onSelect(journeyId: string): void;
  staff: StaffTools | null;
}

/** A traveller's own journeys in every state: loading, none, failed, and what was loaded before a failure. */
export function MyJourneys({ userId, journeyId, onSelect, staff }: MyJourneysProps) {
  const { data, error, isValidating, mutate } = useMyJourneys(userId);
  const { data: agency } = useAgency();
  const retry = () => void mutate();
  if (!data) {
    if (error === undefined) return <JourneysSkeleton />;
    return (
      <ErrorState title={words.loadFailed} onRetry={retry} isRetrying={isValidating}>
        {agency && (
          <div className="grid grid-cols-1 justify-items-center gap-3">
            <p>{words.loadFailedHelp}</p>
            <EmergencyLink phone={agency.emergency_phone} journey={null} />
            <div className="w-80 max-w-full">
              <ContactButtons phone={agency.phone} chat={agency.chat_numbers[0]?.number} email={agency.email} />
            </div>
          </div>
        )}
      </ErrorState>
    );
  }
  const [first, ...others] = data;
  return (
    <div className="grid grid-cols-1 gap-4">
      {error !== undefined && (
        <Notice tone="wait" role="status">
          <span className="flex flex-wrap items-center justify-between gap-2">
            {words.staleFailed}
            <Button look="quiet" onClick={retry} isBusy={isValidating}>
              {words.retry}
            </Button>
          </span>
        </Notice>
      )}
      {first ? (
        <JourneysView
          journeys={[first, ...others]}
          journeyId={journeyId}
          onSelect={onSelect}
          agency={agency ?? null}
          staff={staff}
        />
      ) : (
        <EmptyState
          icon={<BriefcaseIcon aria-hidden />}
          title={words.empty}
          action={
            agency && (
              <div className="w-80 max-w-full">
                <ContactButtons phone={agency.phone} chat={agency.chat_numbers[0]?.number} email={agency.email} />
              </div>
            )
          }
        />
      )}
    </div>
  );
}
