import { exportPassengers, listPassengers, type PassengerRow, pathOf } from '@bitacora/contracts';
import { fullName } from '@bitacora/kernel/full-name';
import { UserGroupIcon } from '@heroicons/react/24/outline';
import { AGENCY_RUC } from '../../lib/environment.ts';
import { appliedFilters, labelIn } from '../../lib/lists/applied-filters.ts';
import { oneOf } from '../../lib/lists/filter-values.ts';
import { RememberedFilters, useRememberedFilters } from '../../lib/lists/remembered-filters.tsx';
import { usePagedList } from '../../lib/lists/use-paged-list.ts';
import { useLiveRefresh } from '../../lib/live/use-live-refresh.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { paths } from '../../lib/paths.ts';
import { useRights } from '../../lib/session/use-employee.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { ExportButton } from '../../ui/lists/export-button.tsx';
import { FilterSelect } from '../../ui/lists/filter-select.tsx';
import { ListFilters } from '../../ui/lists/list-filters.tsx';
import { PagedList } from '../../ui/lists/paged-list.tsx';
import { SearchFilter } from '../../ui/lists/search-filter.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { columns } from './columns.tsx';
import { words } from './words.ts';

const ofAgency = { ruc: AGENCY_RUC };
const LIST_ID = 'pasajeros';
const known = { sort: oneOf(Object.keys(words.sorts)) };
const sorts = Object.entries(words.sorts).map(([value, label]) => ({ value, label }));

function Empty({ search, onClear }: { search: string; onClear: () => void }) {
  const clear = (
    <Button look="secondary" onClick={onClear}>
      {words.clear}
    </Button>
  );
  return (
    <EmptyState
      icon={<UserGroupIcon aria-hidden />}
      title={search ? words.notFound(search) : words.empty}
      action={search && clear}
    />
  );
}

function Passengers() {
  const canMake = useRights().includes('passengers');
  const { filters, change } = useRememberedFilters('passengers', known);
  const list = usePagedList<PassengerRow>(pathOf(listPassengers, ofAgency), { filters, changes: 'journey-updated' });
  useLiveRefresh('passenger-updated', list.mutate);
  const onSearch = (search: string) => change({ search });
  const onSort = (sort: string) => change({ sort });
  return (
    <PageFrame
      title={words.title}
      beside={canMake && <LinkButton to={paths.newPassenger}>{words.newPassenger}</LinkButton>}
    >
      <div className="grid gap-5">
        <ListFilters
          first={
            <SearchFilter
              label={words.search}
              hint={words.searchHint}
              search={filters.search}
              onSearch={onSearch}
              list={LIST_ID}
            />
          }
          applied={appliedFilters(filters, change, { sort: { label: words.sort, textOf: labelIn(words.sorts) } })}
          onClear={() => onSort('')}
        >
          <FilterSelect label={words.sort} options={sorts} value={filters.sort} onChange={onSort} />
        </ListFilters>
        <PagedList
          id={LIST_ID}
          {...{ list, columns }}
          target={(passenger) => ({ to: paths.passenger(passenger.id), state: { name: fullName(passenger) } })}
          order={{ value: filters.sort, labels: words.sorts, onChange: onSort }}
          count={words.count}
          beside={<ExportButton path={pathOf(exportPassengers, ofAgency)} filters={filters} fileName={words.file} />}
          failed={words.loadFailed}
          empty={<Empty search={filters.search} onClear={() => onSearch('')} />}
        />
      </div>
    </PageFrame>
  );
}

/** The agency's passengers: found by what people know of them; each row leads to that passenger. */
export default function PassengersPage() {
  usePageTitle(words.title, words.description);
  return (
    <RememberedFilters list="passengers">
      <Passengers />
    </RememberedFilters>
  );
}
