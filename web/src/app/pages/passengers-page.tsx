import {
  passengerMessages as messages,
  problemReportMessages,
  siteContentMessages,
} from '@bitacora/contracts/messages';
import { useSearchParams } from 'react-router-dom';
import { Passengers } from '../../features/passengers/passengers.tsx';
import { QuoteCard } from '../../features/quotes/quote-card.tsx';
import { usePageTitle } from '../../lib/page-title.ts';
import { TextLink } from '../../ui/text-link.tsx';
import { paths } from '../paths.ts';

/** The staff's passengers; the search is kept in the address, and so is the quote that a mail led to. */
export default function PassengersPage() {
  usePageTitle(messages.title, messages.description);
  const [query, setQuery] = useSearchParams();
  const search = query.get('search') ?? '';
  const quote = query.get('quote');
  const change = (name: string, value: string) => {
    const next = new URLSearchParams(query);
    if (value) next.set(name, value);
    else next.delete(name);
    setQuery(next, { replace: true, preventScrollReset: true });
  };
  return (
    <div className="mx-auto w-full max-w-screen px-4 py-6 sm:px-6 sm:py-10">
      {quote !== null && (
        <div className="mb-8">
          <QuoteCard id={quote} onClose={() => change('quote', '')} />
        </div>
      )}
      <header className="mb-4 flex flex-wrap items-center justify-between gap-x-6">
        <h1 className="text-title font-bold tracking-tight sm:text-headline">{messages.title}</h1>
        <div className="flex flex-wrap gap-x-6">
          <TextLink to={paths.problemReports} className="inline-flex min-h-11 items-center">
            {problemReportMessages.list.link}
          </TextLink>
          <TextLink to={paths.content} className="inline-flex min-h-11 items-center">
            {siteContentMessages.link}
          </TextLink>
        </div>
      </header>
      <Passengers />
    </div>
  );
}
