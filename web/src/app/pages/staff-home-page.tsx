import { Navigate, useSearchParams } from 'react-router-dom';
import { JourneyNumbers, JourneysOnBoard } from '../../features/journey-list/journey-board.tsx';
import { LateLuggage } from '../../features/luggage/late-luggage.tsx';
import { OpenReports } from '../../features/problem-reports/open-reports.tsx';
import { OpenQuotes } from '../../features/quotes/open-quotes.tsx';
import { usePageTitle } from '../../lib/page-title.ts';
import { paths } from '../../lib/paths.ts';
import { useRights } from '../../lib/session/use-employee.ts';
import { PageFrame } from '../../ui/page-frame.tsx';
import { words } from '../../features/journey-list/words.ts';

function Today() {
  const rights = useRights();
  usePageTitle(words.board.title, words.board.description);
  return (
    <PageFrame title={words.board.title} text={words.board.description}>
      <div className="grid gap-5">
        <JourneyNumbers />
        <div className="grid items-start gap-5 xl:grid-cols-2">
          {rights.includes('quotes') && <OpenQuotes />}
          {rights.includes('problems') && <OpenReports />}
          {rights.includes('services') && <LateLuggage />}
          <JourneysOnBoard />
        </div>
      </div>
    </PageFrame>
  );
}

/** Where staff begin: the board. Mails of before lead here with a quote, which is in the inbox now. */
export default function StaffHomePage() {
  const [query] = useSearchParams();
  const quote = query.get('quote');
  if (quote === null) return <Today />;
  return <Navigate to={`${paths.quotes}?${new URLSearchParams({ quote }).toString()}`} replace />;
}
