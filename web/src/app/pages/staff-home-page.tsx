import { Navigate, useSearchParams } from 'react-router-dom';
import { JourneyNumbers, JourneysOnBoard } from '../../features/journey-list/journey-board.tsx';
import { LateLuggage, LuggageNumber } from '../../features/luggage/late-luggage.tsx';
import { OpenReports, ReportNumber } from '../../features/problem-reports/open-reports.tsx';
import { OpenQuotes, QuoteNumbers } from '../../features/quotes/open-quotes.tsx';
import { usePageTitle } from '../../lib/page-title.ts';
import { paths } from '../../lib/paths.ts';
import { useRights } from '../../lib/session/use-employee.ts';
import { BoardNumbers } from '../../ui/lists/board-number.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { words } from '../../features/journey-list/words.ts';

function Today() {
  const rights = useRights();
  usePageTitle(words.board.title, words.board.description);
  return (
    <PageFrame title={words.board.title} text={words.board.description}>
      <div className="grid gap-5">
        <BoardNumbers label={words.board.numbers}>
          {rights.includes('quotes') && <QuoteNumbers />}
          {rights.includes('problems') && <ReportNumber />}
          {rights.includes('services') && <LuggageNumber />}
          <JourneyNumbers />
        </BoardNumbers>
        {/* What people ask for, and the journeys; who may answer nothing has the journeys alone. */}
        <div className="grid grid-cols-1 items-start gap-5 xl:auto-cols-fr xl:grid-flow-col xl:grid-cols-none">
          <div className="grid grid-cols-1 gap-5 empty:hidden">
            {rights.includes('quotes') && <OpenQuotes />}
            {rights.includes('problems') && <OpenReports />}
            {rights.includes('services') && <LateLuggage />}
          </div>
          <div className="grid grid-cols-1 gap-5">
            <JourneysOnBoard />
          </div>
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
