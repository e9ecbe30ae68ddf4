import {
  type BillingEntry,
  type BillingTotals,
  billingTotals,
  exportBilling,
  listBilling,
  pathOf,
} from '@bitacora/contracts';
import { BanknotesIcon } from '@heroicons/react/24/outline';
import useSWR from 'swr';
import { useAgency } from '../../lib/agency.ts';
import { AGENCY_RUC } from '../../lib/environment.ts';
import { RememberedFilters } from '../../lib/lists/remembered-filters.tsx';
import { usePagedList } from '../../lib/lists/use-paged-list.ts';
import { useLiveRefresh } from '../../lib/live/use-live-refresh.ts';
import { monthName } from '../../lib/months.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { useNow } from '../../lib/use-now.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ExportButton } from '../../ui/lists/export-button.tsx';
import { Loaded } from '../../ui/lists/loaded.tsx';
import { NothingFound } from '../../ui/lists/nothing-found.tsx';
import { PagedList } from '../../ui/lists/paged-list.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { PrintHead } from '../../ui/print/print-head.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { BillingFilters } from './billing-filters.tsx';
import { entryColumns, entryTarget } from './columns.tsx';
import { Overdue } from './overdue.tsx';
import { Totals } from './totals.tsx';
import { useBillingFilters } from './use-billing-filters.ts';
import { useAppliedFilters } from './use-applied-filters.ts';
import { words } from './words.ts';

const ofAgency = { ruc: AGENCY_RUC };
const csv = { path: pathOf(exportBilling, ofAgency) };

/** The sums of what is listed; they follow what others change. */
function useTotals(asked: Readonly<Record<string, string>>) {
  const query = new URLSearchParams(Object.entries(asked).filter(([, value]) => value !== '')).toString();
  const totals = useSWR<BillingTotals, unknown>(`${pathOf(billingTotals, ofAgency)}?${query}`, {
    keepPreviousData: true,
  });
  useLiveRefresh('journey-updated', () => totals.mutate());
  return totals;
}

function Billing() {
  const filtering = useBillingFilters();
  const { asked, sort, overdueSort, chosen, change, clear } = filtering;
  const totals = useTotals(asked);
  const list = usePagedList<BillingEntry>(pathOf(listBilling, ofAgency), {
    filters: { ...asked, sort },
    changes: 'journey-updated',
  });
  const applied = useAppliedFilters(filtering, list.data);
  const icon = <BanknotesIcon aria-hidden />;
  const isNarrowed = Object.entries(asked).some(([name, value]) => name !== 'month' && value !== '');
  const { data: agency = null } = useAgency();
  const isNothingFound = list.data?.length === 0 && isNarrowed;
  return (
    <PageFrame
      title={words.title}
      beside={
        asked.month && (
          <ExportButton
            {...csv}
            label={
              <span>
                {words.close} <span className="max-sm:sr-only">{words.ofMonth}</span>
              </span>
            }
            filters={{ month: asked.month, sort }}
            fileName={words.file(asked.month)}
          />
        )
      }
    >
      <div className="grid gap-3 sm:gap-5">
        <PrintHead title={words.printTitle(monthsOf(asked))} agency={agency} now={useNow()} />
        <BillingFilters {...filtering} {...{ applied, isNothingFound }} />
        <Loaded answer={totals} waiting={<Skeleton className="h-24" />} failed={words.totalsFailed}>
          {(sums) => (
            <>
              <Totals {...sums} kind={chosen.kind} onKind={(kind) => change({ kind })} />
              <Overdue
                adviser={asked.adviser}
                destination={asked.destination}
                overdue={sums.overdue}
                sort={overdueSort}
                onSort={(overdue_sort) => change({ overdue_sort })}
              />
            </>
          )}
        </Loaded>
        <PagedList
          list={list}
          columns={entryColumns}
          target={entryTarget}
          order={{ value: sort, labels: words.sorts, onChange: (value) => change({ sort: value }) }}
          count={words.count}
          beside={
            (isNarrowed || asked.month === '') && (
              <ExportButton
                {...csv}
                filters={{ ...asked, sort }}
                fileName={isNarrowed ? words.fileOfFiltered(asked.month) : words.fileOfAll}
              />
            )
          }
          failed={words.loadFailed}
          empty={
            isNothingFound ? (
              <NothingFound icon={icon} title={words.notFound} applied={applied} onClear={clear} />
            ) : (
              <EmptyState icon={icon} title={words.empty(asked.month ? monthName(asked.month) : undefined)}>
                {words.emptyText}
              </EmptyState>
            )
          }
        />
      </div>
    </PageFrame>
  );
}

/** Of which months a sheet of paper is; null where it says that among what narrows its list. */
function monthsOf({ month, from, until }: ReturnType<typeof useBillingFilters>['asked']): string | null {
  if (month) return monthName(month);
  return from || until ? null : words.allMonths.toLowerCase();
}

/** Everything that was billed, by month: what counts, what was voided, and what is overdue. */
export default function BillingPage() {
  usePageTitle(words.title, words.description);
  return (
    <RememberedFilters list="billing">
      <Billing />
    </RememberedFilters>
  );
}
