import { quoteMessages } from '@bitacora/contracts/messages';
import {
  choices,
  exportWebQuotes,
  listWebQuotes,
  NONE,
  pathOf,
  quoteAnswers,
  quoteLosses,
  quoteStandings,
  type WebQuote,
} from '@bitacora/contracts';
import { InboxIcon } from '@heroicons/react/24/outline';
import { useEmployeeNames } from '../../lib/employees.ts';
import { appliedFilters, labelIn } from '../../lib/lists/applied-filters.ts';
import { isCountryCode, isDay, isId, oneOf, orNone } from '../../lib/lists/filter-values.ts';
import { RememberedFilters, useRememberedFilters } from '../../lib/lists/remembered-filters.tsx';
import { useFilters } from '../../lib/lists/use-filters.ts';
import { usePagedList } from '../../lib/lists/use-paged-list.ts';
import { useOwnerOptions } from '../../lib/use-owner-options.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { day, moment } from '../../lib/times.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ExportButton } from '../../ui/lists/export-button.tsx';
import { FilterDay } from '../../ui/lists/filter-day.tsx';
import { FilterSelect } from '../../ui/lists/filter-select.tsx';
import { ListFilters } from '../../ui/lists/list-filters.tsx';
import { NothingFound } from '../../ui/lists/nothing-found.tsx';
import { PagedList } from '../../ui/lists/paged-list.tsx';
import { type Columns, TwoLines } from '../../ui/lists/rows.tsx';
import { SearchFilter } from '../../ui/lists/search-filter.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { QuoteDialog } from './quote-dialog.tsx';
import { QuoteState } from './quote-state.tsx';
import { staffWords } from '../../lib/staff-words.ts';
import { words } from './words.ts';

/** How many travel, which no line breaks. */
const peopleOf = ({ n_adults, n_children }: WebQuote) =>
  quoteMessages.people(n_adults, n_children).replaceAll(' ', '\u00a0');

const columnsWith = (nameOf: (id: string | null) => string | null): Columns<WebQuote> => [
  { label: words.name, width: 'minmax(7rem,3fr)', cell: ({ last_name, first_name }) => `${last_name}, ${first_name}` },
  {
    label: words.trip,
    width: 'minmax(0,5fr)',
    cell: (quote) => <TwoLines first={quote.country_name} second={`${day(quote.travel_date)} · ${peopleOf(quote)}`} />,
  },
  { label: words.state, width: 'minmax(0,4fr)', cell: (quote) => <QuoteState quote={quote} /> },
  {
    label: words.owner,
    width: 'minmax(0,3fr)',
    cell: ({ owner }) => nameOf(owner),
    isExtra: true,
    onCard: 'labelled',
  },
  {
    label: words.received,
    width: 'minmax(8.5rem,3fr)',
    cell: ({ created_at }) => moment(created_at),
    onCard: 'labelled',
  },
];

const LIST_ID = 'cotizaciones';
const known = {
  from: isDay,
  until: isDay,
  status: oneOf(quoteStandings),
  lost_reason: oneOf(quoteLosses),
  answered: oneOf(quoteAnswers),
  owner: orNone(isId),
  country: isCountryCode,
  sort: oneOf(['oldest']),
};
const none = { status: '', lost_reason: '', answered: '', owner: '', country: '', from: '', until: '', sort: '' };

function Quotes() {
  const { filters, set, setAll, searchWith } = useFilters('quote', 'write');
  const { filters: asked, change } = useRememberedFilters('quotes', known);
  const list = usePagedList<WebQuote>(pathOf(listWebQuotes), {
    filters: asked,
    live: 'quote-created',
    changes: 'quote-updated',
  });
  const icon = <InboxIcon aria-hidden />;
  const owners = [
    { value: '', label: words.anyOwner },
    { value: NONE, label: staffWords.owner.none },
    ...useOwnerOptions('quotes', null).filter(({ value }) => value !== ''),
  ];
  const columns = columnsWith(useEmployeeNames());
  const folded = appliedFilters(asked, change, {
    status: { label: words.status, textOf: labelIn(words.statuses) },
    owner: {
      label: words.owner,
      textOf: (id) => owners.find(({ value }) => value === id)?.label ?? staffWords.owner.other,
    },
    lost_reason: { label: words.lostReason, textOf: labelIn(choices.quote_losses) },
    answered: { label: words.answered, textOf: labelIn(words.answers) },
    country: {
      label: words.country,
      // Whoever is found goes there; the address has the code alone.
      textOf: (code) => list.data?.find(({ country }) => country === code)?.country_name ?? code,
    },
    sort: { label: words.sort, textOf: labelIn(words.sorts) },
    from: { label: words.from, textOf: day },
    until: { label: words.until, textOf: day },
  });
  const applied = [
    ...appliedFilters(asked, change, { search: { label: words.search, textOf: (text) => text } }),
    ...folded,
  ];
  const isNothingFound = list.data?.length === 0 && applied.length > 0;
  return (
    <PageFrame title={words.title}>
      <div className="grid gap-5">
        <ListFilters
          first={
            <SearchFilter
              label={words.search}
              hint={words.searchHint}
              search={asked.search}
              onSearch={(search) => change({ search })}
              list={LIST_ID}
            />
          }
          applied={folded}
          onClear={() => change(none)}
          isNothingFound={isNothingFound}
        >
          <FilterSelect
            label={words.status}
            options={Object.entries(words.statuses).map(([value, label]) => ({ value, label }))}
            value={asked.status}
            onChange={(status) => change({ status })}
          />
          <FilterSelect
            label={words.owner}
            options={owners}
            value={asked.owner}
            onChange={(owner) => change({ owner })}
          />
          <FilterDay label={words.from} value={asked.from} onChange={(from) => change({ from })} />
          <FilterDay label={words.until} value={asked.until} onChange={(until) => change({ until })} />
          <FilterSelect
            label={words.sort}
            options={Object.entries(words.sorts).map(([value, label]) => ({ value, label }))}
            value={asked.sort}
            onChange={(sort) => change({ sort })}
          />
        </ListFilters>
        <PagedList
          id={LIST_ID}
          {...{ list, columns }}
          target={({ id }) => ({ to: { search: searchWith('quote', id) }, preventScrollReset: true })}
          open={filters.quote}
          count={words.count}
          beside={<ExportButton path={pathOf(exportWebQuotes)} filters={asked} fileName={words.file} />}
          failed={words.listFailed}
          newRows={words.newOnes}
          empty={
            isNothingFound ? (
              <NothingFound
                {...{ icon, applied }}
                title={words.noneFound}
                onClear={() => change({ ...none, search: '' })}
              />
            ) : (
              <EmptyState icon={icon} title={words.empty}>
                {words.emptyText}
              </EmptyState>
            )
          }
        />
      </div>
      {filters.quote && (
        <QuoteDialog
          id={filters.quote}
          listed={list.data?.find(({ id }) => id === filters.quote)}
          onChanged={list.mutate}
          written={filters.write}
          onWrite={(what) => set('write', what)}
          onClose={() => setAll({ quote: '', write: '' })}
        />
      )}
    </PageFrame>
  );
}

/** What visitors asked for, newest first; the mail to the adviser opens one of them here. */
export default function QuotesPage() {
  usePageTitle(words.title, words.description);
  return (
    <RememberedFilters list="quotes">
      <Quotes />
    </RememberedFilters>
  );
}
