import {
  exportLuggageRequests,
  leadTimesOf,
  listLuggageRequests,
  type LuggageRequest,
  luggageStates,
} from '@bitacora/contracts';
import { ShoppingBagIcon } from '@heroicons/react/24/outline';
import { useAgency } from '../../lib/agency.ts';
import { appliedFilters, labelIn } from '../../lib/lists/applied-filters.ts';
import { oneOf } from '../../lib/lists/filter-values.ts';
import { RememberedFilters, useRememberedFilters } from '../../lib/lists/remembered-filters.tsx';
import { useFilters } from '../../lib/lists/use-filters.ts';
import { usePagedList } from '../../lib/lists/use-paged-list.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { moment } from '../../lib/times.ts';
import { useNow } from '../../lib/use-now.ts';
import { Badge } from '../../ui/badge.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ExportButton } from '../../ui/lists/export-button.tsx';
import { FilterSelect } from '../../ui/lists/filter-select.tsx';
import { ListFilters } from '../../ui/lists/list-filters.tsx';
import { NothingFound } from '../../ui/lists/nothing-found.tsx';
import { PagedList } from '../../ui/lists/paged-list.tsx';
import { type Columns, TwoLines } from '../../ui/lists/rows.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { LuggageBadge } from '../../ui/services/luggage-badge.tsx';
import { journeyOf, LuggageDialog, ticketOf } from './luggage-dialog.tsx';
import { words } from './words.ts';
import { optionsOf } from '../../ui/options-of.ts';

const texts = words.list;

/** Until when it is to be answered, and that it was not. */
function Due({ at }: { at: string }) {
  const isPast = useNow() > new Date(at);
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2 gap-y-1">
      {moment(at)}
      {isPast && <Badge tone="bad">{texts.overdue}</Badge>}
    </span>
  );
}

const columns: Columns<LuggageRequest> = [
  {
    label: texts.passenger,
    width: 'minmax(7rem,2fr)',
    cell: ({ passenger }) => (passenger ? `${passenger.last_name}, ${passenger.first_name}` : texts.unknownPassenger),
  },
  { label: texts.luggage, width: 'minmax(0,3fr)', cell: ({ pieces, luggage }) => texts.pieces(pieces, luggage) },
  {
    label: texts.ticket,
    width: 'minmax(0,3fr)',
    cell: (request) => (
      <TwoLines first={ticketOf(request) ?? texts.withoutTicket} second={journeyOf(request) ?? texts.unknownJourney} />
    ),
  },
  {
    label: texts.state,
    width: '11rem',
    cell: ({ status, answer, is_over }) => (
      // What waits is to be answered, if only that it cannot be.
      <LuggageBadge {...{ status, answer }} isOver={status === 'answered' && Boolean(is_over)} />
    ),
  },
  {
    label: texts.due,
    width: 'minmax(8.5rem,3fr)',
    // What was answered, or withdrawn, waits for nobody.
    cell: ({ status, due_at }) => (status === 'open' ? <Due at={due_at} /> : null),
    onCard: 'labelled',
  },
];

const LIST_ID = 'equipaje';
const known = { state: oneOf(luggageStates), sort: oneOf(['oldest']) };
const none = { state: '', sort: '' };

function LuggageRequests() {
  const { filters, set, searchWith } = useFilters('request');
  const { filters: asked, change } = useRememberedFilters('luggage', known);
  const states = texts.states(leadTimesOf(useAgency().data));
  const list = usePagedList<LuggageRequest>(listLuggageRequests.path, { filters: asked, changes: 'journey-updated' });
  const applied = appliedFilters(asked, change, {
    state: { label: texts.state, textOf: labelIn(states) },
    sort: { label: texts.sort, textOf: labelIn(texts.sorts) },
  });
  const narrowing = applied.filter(({ name }) => name !== 'sort');
  const icon = <ShoppingBagIcon aria-hidden />;
  const isNothingFound = list.data?.length === 0 && narrowing.length > 0;
  return (
    <PageFrame title={texts.title} text={texts.description}>
      <div className="grid gap-5">
        <ListFilters
          first={
            <FilterSelect
              label={texts.state}
              options={optionsOf(states)}
              value={asked.state}
              onChange={(state) => change({ state })}
            />
          }
          applied={applied.filter(({ name }) => name !== 'state')}
          onClear={() => change(none)}
          isNothingFound={isNothingFound}
        >
          <FilterSelect
            label={texts.sort}
            options={optionsOf(texts.sorts)}
            value={asked.sort}
            onChange={(sort) => change({ sort })}
          />
        </ListFilters>
        <PagedList
          id={LIST_ID}
          {...{ list, columns }}
          target={({ id }) => ({ to: { search: searchWith('request', id) }, preventScrollReset: true })}
          open={filters.request}
          count={texts.count}
          beside={<ExportButton path={exportLuggageRequests.path} filters={asked} fileName={texts.file} />}
          failed={texts.loadFailed}
          empty={
            isNothingFound ? (
              <NothingFound {...{ icon }} applied={narrowing} title={texts.noneFound} onClear={() => change(none)} />
            ) : (
              <EmptyState {...{ icon }} title={texts.empty}>
                {texts.emptyText}
              </EmptyState>
            )
          }
        />
      </div>
      {filters.request && (
        <LuggageDialog id={filters.request} onChanged={list.mutate} onClose={() => set('request', '')} />
      )}
    </PageFrame>
  );
}

/** What travellers ask for, newest first; the mail to the adviser opens one of them here. */
export default function LuggagePage() {
  usePageTitle(texts.title, texts.description);
  return (
    <RememberedFilters list="luggage">
      <LuggageRequests />
    </RememberedFilters>
  );
}
