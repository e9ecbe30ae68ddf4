import { Navigate, useSearchParams } from 'react-router-dom';
import { words as contentWords } from '../../features/content/words.ts';
import { Passengers } from '../../features/passengers/passengers.tsx';
import { words as passengerWords } from '../../features/passengers/words.ts';
import { words as problemReportWords } from '../../features/problem-reports/words.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { PageFrame } from '../../ui/page-frame.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { paths } from '../../lib/paths.ts';
import { words } from '../words.ts';

/** The staff's passengers. Mails of before lead here with a quote, which is in the inbox now. */
export default function PassengersPage() {
  usePageTitle(passengerWords.title, passengerWords.description);
  const [query] = useSearchParams();
  const quote = query.get('quote');
  if (quote !== null) return <Navigate to={`${paths.quotes}?${new URLSearchParams({ quote }).toString()}`} replace />;
  const links = (
    <div className="flex flex-wrap gap-x-6">
      <TextLink to={paths.quotes} className="inline-flex min-h-11 items-center">
        {words.quotes}
      </TextLink>
      <TextLink to={paths.problemReports} className="inline-flex min-h-11 items-center">
        {problemReportWords.list.link}
      </TextLink>
      <TextLink to={paths.content} className="inline-flex min-h-11 items-center">
        {contentWords.link}
      </TextLink>
    </div>
  );
  return (
    <PageFrame title={passengerWords.title} beside={links}>
      <Passengers />
    </PageFrame>
  );
}
