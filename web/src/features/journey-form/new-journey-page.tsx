import type { JourneyView } from '@bitacora/contracts';
import { fullName } from '@bitacora/kernel/full-name';
import { useSearchParams } from 'react-router-dom';
import useSWR from 'swr';
import { useEmployees } from '../../lib/employees.ts';
import { useAvailablePackages } from '../../lib/journeys/available-packages.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { paths } from '../../lib/paths.ts';
import { journeyPath } from '../../lib/refresh-journeys.ts';
import { useUser } from '../../lib/session/use-session.ts';
import { useQuoteOfNow } from '../../lib/use-quote-of-now.ts';
import { BackLink } from '../../ui/back-link.tsx';
import { Loaded } from '../../ui/lists/loaded.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { NewJourneyForm } from './new-journey-form.tsx';
import { useNamedPassengers } from './use-named-passengers.ts';
import { words } from './words.ts';

const waiting = (
  <div className="grid gap-6">
    <Skeleton className="h-52" />
    <Skeleton className="h-64" />
    <Skeleton className="h-96" />
  </div>
);

/** Selling a journey. The address may name the designed package, the journey or the quote to begin with, and who travels. */
export default function NewJourneyPage() {
  usePageTitle(words.title, words.description);
  const user = useUser();
  const [query] = useSearchParams();
  const wanted = query.get('package');
  const people = useNamedPassengers(query.get('passengers')?.split(',').filter(Boolean) ?? []);
  const copied = query.get('copy');
  const copy = useSWR<JourneyView, unknown>(copied && journeyPath(copied));
  const quoted = query.get('quote');
  const quote = useQuoteOfNow(quoted);
  const employees = useEmployees();
  const packages = useAvailablePackages();
  const isRead = (answer: { data?: unknown; error?: unknown }) =>
    answer.data !== undefined || answer.error !== undefined;
  // What cannot be had now is chosen again in the form, which says so.
  const isDecided =
    people !== undefined && (!wanted || isRead(packages)) && (!copied || isRead(copy)) && (!quoted || isRead(quote));
  return (
    <PageFrame
      title={words.title}
      text={quote.data && words.ofQuote(fullName(quote.data), quote.data.country_name)}
      width="sheet"
      back={<BackLink to={paths.journeys}>{words.back}</BackLink>}
    >
      <Loaded
        answer={isDecided ? employees : { ...employees, data: undefined }}
        waiting={waiting}
        failed={words.loadFailed}
        stale={false}
      >
        {(advisers) =>
          user && (
            <NewJourneyForm
              employee={advisers.find(({ user_id }) => user_id === user.id)?.id ?? ''}
              advisers={advisers}
              designed={packages.data?.find(({ id }) => id === wanted)}
              copied={copy.data}
              quote={quote.data}
              people={people ?? []}
            />
          )
        }
      </Loaded>
    </PageFrame>
  );
}
