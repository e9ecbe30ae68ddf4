import { type BillingTotals, listOverdueBalances, type OverdueBalance, pathOf } from '@bitacora/contracts';
import { formatDollars } from '@bitacora/kernel';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { AGENCY_RUC } from '../../lib/environment.ts';
import { usePagedList } from '../../lib/lists/use-paged-list.ts';
import { usePlaceInPage } from '../../lib/use-place-in-page.ts';
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

/** As an address names it. */
const PLACE = 'vencidos';

/** The last arrival at an address that names the place; null before there is one, and it stays once the address says something else. */
function useArrival(): string | null {
  const { hash, key } = useLocation();
  const asked = hash === `#${PLACE}` ? key : null;
  const [arrival, setArrival] = useState(asked);
  if (asked !== null && asked !== arrival) setArrival(asked);
  usePlaceInPage();
  return arrival;
}

/** What should be paid by now, with the way to its journey; the months have no part in it. */
export function Overdue({ overdue, onSort, ...filters }: OverdueProps) {
  const list = usePagedList<OverdueBalance>(pathOf(listOverdueBalances, { ruc: AGENCY_RUC }), {
    filters,
    changes: 'journey-updated',
  });
  const arrival = useArrival();
  const rows = { ...list, data: list.data?.map((row) => ({ ...row, id: row.journey_id })) };
  return (
    <div id={PLACE} tabIndex={-1} className="scroll-mt-24">
      <DisclosureSection
        key={arrival}
        isOpenAtFirst={arrival !== null}
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
              <div className="print:hidden">
                <FilterSelect
                  label={words.overdueSort}
                  options={optionsOf(words.overdueSorts)}
                  value={filters.sort}
                  onChange={onSort}
                />
              </div>
            )
          }
          failed={words.overdueFailed}
          empty={<p className="text-ink-soft">{words.noOverdue}</p>}
        />
      </DisclosureSection>
    </div>
  );
}
