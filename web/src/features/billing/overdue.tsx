import { type BillingTotals, listOverdueBalances, type OverdueBalance, pathOf } from '@bitacora/contracts';
import { formatDollars } from '@bitacora/kernel';
import { AGENCY_RUC } from '../../lib/environment.ts';
import { usePagedList } from '../../lib/lists/use-paged-list.ts';
import { Badge } from '../../ui/badge.tsx';
import { DisclosureSection } from '../../ui/disclosure-section.tsx';
import { FilterSelect } from '../../ui/lists/filter-select.tsx';
import { PagedList } from '../../ui/lists/paged-list.tsx';
import { optionsOf } from '../../ui/options-of.ts';
import { overdueColumns, overdueTarget } from './columns.tsx';
import { words } from './words.ts';

interface OverdueProps {
  adviser: string;
  destination: string;
  overdue: BillingTotals['overdue'];
  sort: string;
  onSort: (sort: string) => void;
}

/** What should be paid by now, with the way to its journey; the months have no part in it. */
export function Overdue({ overdue, onSort, ...filters }: OverdueProps) {
  const list = usePagedList<OverdueBalance>(pathOf(listOverdueBalances, { ruc: AGENCY_RUC }), {
    filters,
    changes: 'journey-updated',
  });
  const rows = { ...list, data: list.data?.map((row) => ({ ...row, id: row.journey_id })) };
  return (
    <DisclosureSection
      header={
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1 sm:gap-x-3">
          <span className="font-semibold">{words.overdue}</span>
          <Badge tone={overdue.count > 0 ? 'bad' : 'ok'}>
            {/* On a phone both stand in one line. */}
            <span className="max-sm:sr-only">{words.overdueOf(overdue.count)}</span> {formatDollars(overdue.amount)}
          </Badge>
        </span>
      }
    >
      <PagedList
        list={rows}
        columns={overdueColumns}
        target={overdueTarget}
        order={{ value: filters.sort, labels: words.overdueSorts, onChange: onSort }}
        count={words.overdueCount}
        beside={
          overdue.count > 1 && (
            <FilterSelect
              label={words.overdueSort}
              options={optionsOf(words.overdueSorts)}
              value={filters.sort}
              onChange={onSort}
            />
          )
        }
        failed={words.overdueFailed}
        empty={<p className="text-ink-soft">{words.noOverdue}</p>}
      />
    </DisclosureSection>
  );
}
