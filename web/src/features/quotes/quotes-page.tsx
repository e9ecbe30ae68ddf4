import { listWebQuotes, pathOf, type WebQuote } from '@bitacora/contracts';
import { quoteMessages as messages } from '@bitacora/contracts/messages';
import { InboxIcon } from '@heroicons/react/24/outline';
import { dayText, instantText } from '../../lib/dates.ts';
import { useFilters } from '../../lib/lists/use-filters.ts';
import { usePagedList } from '../../lib/lists/use-paged-list.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PagedList } from '../../ui/lists/paged-list.tsx';
import type { Columns } from '../../ui/lists/rows.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { QuoteDialog } from './quote-dialog.tsx';

const columns: Columns<WebQuote> = [
  { label: messages.name, width: 'minmax(0,3fr)', cell: ({ last_name, first_name }) => `${last_name}, ${first_name}` },
  { label: messages.country, width: 'minmax(0,2fr)', cell: ({ country_name }) => country_name },
  { label: messages.travelDate, width: '7rem', cell: ({ travel_date }) => dayText(travel_date) },
  {
    label: messages.people,
    width: 'minmax(0,2fr)',
    cell: ({ n_adults, n_children }) => messages.peopleText(n_adults, n_children),
  },
  { label: messages.received, width: '12.5rem', cell: ({ created_at }) => instantText(created_at) },
];

/** What visitors asked for, newest first; the mail to the adviser opens one of them here. */
export default function QuotesPage() {
  usePageTitle(messages.title, messages.description);
  const { filters, set } = useFilters('quote');
  const list = usePagedList<WebQuote>(pathOf(listWebQuotes), { live: 'quote-created' });
  return (
    <PageFrame title={messages.title}>
      <PagedList
        {...{ list, columns }}
        target={({ id }) => ({ to: { search: `?quote=${id}` }, preventScrollReset: true })}
        count={messages.count}
        failed={messages.listFailed}
        arrived={messages.newOne}
        empty={
          <EmptyState icon={<InboxIcon aria-hidden />} title={messages.empty}>
            {messages.emptyText}
          </EmptyState>
        }
      />
      {filters.quote && (
        <QuoteDialog
          id={filters.quote}
          listed={list.data?.find(({ id }) => id === filters.quote)}
          onClose={() => set('quote', '')}
        />
      )}
    </PageFrame>
  );
}
