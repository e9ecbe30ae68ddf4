import { type DesignedPackageAnswer, exportDesignedPackages, pathOf } from '@bitacora/contracts';
import { GiftIcon } from '@heroicons/react/24/outline';
import { AGENCY_RUC } from '../../lib/environment.ts';
import { PACKAGES_PATH } from '../../lib/journeys/available-packages.ts';
import { appliedFilters, labelIn } from '../../lib/lists/applied-filters.ts';
import { oneOf } from '../../lib/lists/filter-values.ts';
import { RememberedFilters, useRememberedFilters } from '../../lib/lists/remembered-filters.tsx';
import { useFilters } from '../../lib/lists/use-filters.ts';
import { usePagedList } from '../../lib/lists/use-paged-list.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ExportButton } from '../../ui/lists/export-button.tsx';
import { FilterSelect } from '../../ui/lists/filter-select.tsx';
import { FilterTabs } from '../../ui/lists/filter-tabs.tsx';
import { ListFilters } from '../../ui/lists/list-filters.tsx';
import { PagedList } from '../../ui/lists/paged-list.tsx';
import type { Columns } from '../../ui/lists/rows.tsx';
import { Money } from '../../ui/money.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { PackageDialog } from './package-dialog.tsx';
import { PackageForm } from './package-form.tsx';
import { saleOf } from './sale.ts';
import { words } from './words.ts';

/** In the address in place of an id. */
const NEW = 'new';

function Sale({ designed }: { designed: DesignedPackageAnswer }) {
  const { isOpen, text } = saleOf(designed);
  return <Badge tone={isOpen ? 'ok' : 'wait'}>{text}</Badge>;
}

const columns: Columns<DesignedPackageAnswer> = [
  {
    label: words.name,
    width: 'minmax(9rem,4fr)',
    cell: ({ name }) => name,
    sorts: { '': 'ascending', '-name': 'descending' },
  },
  {
    label: words.destination,
    width: 'minmax(9rem,3fr)',
    cell: ({ destination_city: { name, country }, services }) => (
      <>
        {name}, {country}
        {/* A table has a column for it. */}
        <span className="@min-[52rem]:hidden"> · {words.servicesOf(services.length)}</span>
      </>
    ),
  },
  {
    label: words.services,
    width: '8rem',
    cell: ({ services }) => words.servicesOf(services.length),
    isExtra: true,
    onCard: 'left-out',
  },
  {
    label: words.price,
    width: '7rem',
    cell: ({ price }) => (
      <span className="font-semibold">
        <Money dollars={price} />
      </span>
    ),
    isAmount: true,
    onCard: 'beside',
    sorts: { price: 'ascending', '-price': 'descending' },
  },
  {
    label: words.sale,
    width: '11.5rem',
    cell: (designed) => <Sale designed={designed} />,
    sorts: { available_until: 'ascending', '-available_until': 'descending' },
  },
];

const EXPORT_PATH = pathOf(exportDesignedPackages, { ruc: AGENCY_RUC });
const known = { available: oneOf(['true']), sort: oneOf(Object.keys(words.sorts)) };
const sorts = Object.entries(words.sorts).map(([value, label]) => ({ value, label }));

function Packages() {
  const { filters, set, searchWith } = useFilters('package');
  const remembered = useRememberedFilters('packages', known);
  const { available, sort } = remembered.filters;
  const asked = { available, sort };
  const list = usePagedList<DesignedPackageAnswer>(PACKAGES_PATH, {
    filters: asked,
    changes: 'designed-package-updated',
  });
  const onAvailable = (value: string) => remembered.change({ available: value });
  const onSort = (value: string) => remembered.change({ sort: value });
  const change = { onChanged: list.mutate, onClose: () => set('package', '') };
  return (
    <PageFrame title={words.title} beside={<Button onClick={() => set('package', NEW)}>{words.add}</Button>}>
      <div className="grid gap-5">
        <ListFilters
          first={
            <div className="flex @min-[60rem]:pt-7">
              <FilterTabs
                label={words.sale}
                tabs={[
                  { value: '', label: words.all },
                  { value: 'true', label: words.onSale },
                ]}
                value={available}
                onChange={onAvailable}
              />
            </div>
          }
          applied={appliedFilters(remembered.filters, remembered.change, {
            sort: { label: words.sort, textOf: labelIn(words.sorts) },
          })}
          onClear={() => onSort('')}
        >
          <FilterSelect label={words.sort} options={sorts} value={sort} onChange={onSort} />
        </ListFilters>
        <PagedList
          {...{ list, columns }}
          target={({ id }) => ({
            to: { search: searchWith('package', id) },
            preventScrollReset: true,
          })}
          open={filters.package}
          order={{ value: sort, labels: words.sorts, onChange: onSort }}
          count={words.count}
          beside={<ExportButton path={EXPORT_PATH} filters={asked} fileName={words.file} />}
          failed={words.listFailed}
          empty={
            <EmptyState
              icon={<GiftIcon aria-hidden />}
              title={available ? words.noneOnSale : words.empty}
              action={
                available && (
                  <Button look="secondary" onClick={() => onAvailable('')}>
                    {words.showAll}
                  </Button>
                )
              }
            >
              {available ? words.noneOnSaleText : words.emptyText}
            </EmptyState>
          }
        />
      </div>
      {filters.package === NEW && <PackageForm stored={null} {...change} />}
      {filters.package !== '' && filters.package !== NEW && (
        <PackageDialog id={filters.package} listed={list.data?.find(({ id }) => id === filters.package)} {...change} />
      )}
    </PageFrame>
  );
}

/** What the agency designed to be sold as it is. */
export default function PackagesPage() {
  usePageTitle(words.title, words.description);
  return (
    <RememberedFilters list="packages">
      <Packages />
    </RememberedFilters>
  );
}
