import { listWebQuotes, pathOf, type WebQuote } from '@bitacora/contracts';
import { InboxIcon } from '@heroicons/react/24/outline';
import { useFilters } from '../../lib/lists/use-filters.ts';
import { usePagedList } from '../../lib/lists/use-paged-list.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { day, moment } from '../../lib/times.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PagedList } from '../../ui/lists/paged-list.tsx';
import type { Columns } from '../../ui/lists/rows.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { QuoteDialog } from './quote-dialog.tsx';
import { words } from './words.ts';

const columns: Columns<WebQuote> = [
  { label: words.name, width: 'minmax(0,3fr)', cell: ({ last_name, first_name }) => `${last_name}, ${first_name}` },
  { label: words.country, width: 'minmax(0,2fr)', cell: ({ country_name }) => country_name },
  { label: words.travelDate, width: '9rem', cell: ({ travel_date }) => day(travel_date), onCard: 'labelled' },
  {
    label: words.people,
    width: 'minmax(0,2fr)',
    cell: ({ n_adults, n_children }) => words.peopleText(n_adults, n_children),
  },
  { label: words.received, width: 'minmax(0,3fr)', cell: ({ created_at }) => moment(created_at), onCard: 'beside' },
];

/** What visitors asked for, newest first; the mail to the adviser opens one of them here. */
export default function QuotesPage() {
  usePageTitle(words.title, words.description);
  const { filters, set, searchWith } = useFilters('quote');
  const list = usePagedList<WebQuote>(pathOf(listWebQuotes), { live: 'quote-created' });
  return (
    <PageFrame title={words.title}>
      <PagedList
        {...{ list, columns }}
        target={({ id }) => ({ to: { search: searchWith('quote', id) }, preventScrollReset: true })}
        open={filters.quote}
        count={words.count}
        failed={words.listFailed}
        newRows={words.newOnes}
        empty={
          <EmptyState icon={<InboxIcon aria-hidden />} title={words.empty}>
            {words.emptyText}
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
