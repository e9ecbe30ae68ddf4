import {
  passengerMessages as messages,
  problemReportMessages,
  shellMessages,
  siteContentMessages,
} from '@bitacora/contracts/messages';
import { Navigate, useSearchParams } from 'react-router-dom';
import { Passengers } from '../../features/passengers/passengers.tsx';
import { usePageTitle } from '../../lib/page-title.ts';
import { PageFrame } from '../../ui/page-frame.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { paths } from '../paths.ts';

/** The staff's passengers. Mails of before lead here with a quote, which is in the inbox now. */
export default function PassengersPage() {
  usePageTitle(messages.title, messages.description);
  const [query] = useSearchParams();
  const quote = query.get('quote');
  if (quote !== null) return <Navigate to={`${paths.quotes}?${new URLSearchParams({ quote }).toString()}`} replace />;
  const links = (
    <div className="flex flex-wrap gap-x-6">
      <TextLink to={paths.quotes} className="inline-flex min-h-11 items-center">
        {shellMessages.quotes}
      </TextLink>
      <TextLink to={paths.problemReports} className="inline-flex min-h-11 items-center">
        {problemReportMessages.list.link}
      </TextLink>
      <TextLink to={paths.content} className="inline-flex min-h-11 items-center">
        {siteContentMessages.link}
      </TextLink>
    </div>
  );
  return (
    <PageFrame title={messages.title} beside={links}>
      <Passengers />
    </PageFrame>
  );
}
