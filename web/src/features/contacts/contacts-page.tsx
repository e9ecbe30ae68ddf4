import { useAgency } from '../../lib/agency.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { AgencyMap } from './agency-map.tsx';
import { EmergencyContact, GeneralContacts, Hours } from './contact-cards.tsx';
import { words } from './words.ts';

const columns = 'grid gap-x-12 gap-y-8 lg:grid-cols-[20rem_minmax(0,1fr)]';

/** Where the agency is, when it is open and how to reach it (product 2.3). */
export default function ContactsPage() {
  usePageTitle(words.title, words.description);
  const { data: agency, error, isValidating, mutate } = useAgency();
  return (
    <PageFrame title={words.title} text={words.lead}>
      {agency ? (
        <>
          <div className={columns}>
            <GeneralContacts agency={agency} />
            <section aria-label={words.map.title}>
              <AgencyMap agency={agency} />
            </section>
          </div>
          <div className="mt-8 grid grid-cols-1 gap-6 lg:grid-cols-2">
            <EmergencyContact agency={agency} />
            <Hours agency={agency} />
          </div>
        </>
      ) : error ? (
        <ErrorState onRetry={() => void mutate()} isRetrying={isValidating}>
          {words.failed}
        </ErrorState>
      ) : (
        <div className={columns}>
          <Skeleton className="h-96" />
          <Skeleton className="h-100 rounded-card" />
        </div>
      )}
    </PageFrame>
  );
}
