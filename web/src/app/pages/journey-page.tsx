import type { JourneyView } from '@bitacora/contracts';
import { useParams, useSearchParams } from 'react-router-dom';
import { JourneyScreen } from '../../features/journeys/journey-screen.tsx';
import { JourneysSkeleton } from '../../features/journeys/journeys-skeleton.tsx';
import { useJourney } from '../../features/staff-journey/use-journey.ts';
import { words } from '../../features/staff-journey/words.ts';
import { useAgency } from '../../lib/agency.ts';
import { useListAddress } from '../../lib/lists/remembered-filters.tsx';
import { usePageTitle } from '../../lib/page-title.ts';
import { paths } from '../../lib/paths.ts';
import { days } from '../../lib/times.ts';
import { BackLink } from '../../ui/back-link.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Loaded } from '../../ui/lists/loaded.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { PrepareJourney } from './prepare-journey.tsx';

const titleOf = ({ destination_city, travel_date, return_date }: JourneyView) =>
  words.copyOf(destination_city.name, days(travel_date, return_date ?? travel_date));

/** The same journey as its travellers see it: without costs of services, without the agency's buttons. */
function AsTraveller({ journey }: { journey: JourneyView }) {
  const { data: agency } = useAgency();
  return (
    <div className="grid grid-cols-1 gap-4">
      <Notice tone="info">
        <span className="flex flex-wrap items-center justify-between gap-2">
          {words.asTravellerNotice}
          <LinkButton look="quiet" to="?">
            {words.asStaff}
          </LinkButton>
        </span>
      </Notice>
      <JourneyScreen journey={journey} agency={agency ?? null} staff={null} isPreview />
    </div>
  );
}

/** One journey as staff prepare it, or as its travellers see it. */
export default function JourneyPage() {
  const { journeyId = '' } = useParams();
  const [query] = useSearchParams();
  const answer = useJourney(journeyId);
  const journey = answer.data;
  usePageTitle(journey ? titleOf(journey) : words.loading, words.description);
  const back = <BackLink to={useListAddress('journeys', paths.journeys)}>{words.back}</BackLink>;
  if (journey && query.get('as') !== 'traveller')
    return <PrepareJourney key={journeyId} {...{ answer, journey, back }} title={titleOf(journey)} />;
  return (
    <PageFrame title={journey ? titleOf(journey) : words.loading} back={back}>
      <Loaded
        answer={answer}
        waiting={<JourneysSkeleton />}
        failed={words.loadFailed}
        unknown={<EmptyState title={words.unknown} />}
        stale={words.stale}
      >
        {(present) => <AsTraveller journey={present} />}
      </Loaded>
    </PageFrame>
  );
}
