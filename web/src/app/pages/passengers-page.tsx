import { passengerMessages as messages } from '@bitacora/contracts/messages';
import { useSearchParams } from 'react-router-dom';
import { Passengers } from '../../features/passengers/passengers.tsx';
import { usePageTitle } from '../../lib/page-title.ts';

/** The staff's passengers; the search is kept in the address. */
export default function PassengersPage() {
  usePageTitle(messages.title, messages.description);
  const [query, setQuery] = useSearchParams();
  const search = query.get('search') ?? '';
  return (
    <div className="mx-auto w-full max-w-screen px-4 py-6 sm:px-6 sm:py-10">
      <h1 className="mb-4 text-title font-bold tracking-tight sm:text-headline">{messages.title}</h1>
      <Passengers
        search={search}
        onSearch={(next) => {
          if (next !== search) setQuery(next ? { search: next } : {}, { replace: true, preventScrollReset: true });
        }}
      />
    </div>
  );
}
