import type { DesignedPackageAnswer } from '@bitacora/contracts';
import { GiftIcon } from '@heroicons/react/24/outline';
import { PACKAGES_PATH } from '../../lib/journeys/available-packages.ts';
import { oneOf } from '../../lib/lists/filter-values.ts';
import { RememberedFilters, useRememberedFilters } from '../../lib/lists/remembered-filters.tsx';
import { useFilters } from '../../lib/lists/use-filters.ts';
import { usePagedList } from '../../lib/lists/use-paged-list.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FilterTabs } from '../../ui/lists/filter-tabs.tsx';
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
  { label: words.name, width: 'minmax(9rem,4fr)', cell: ({ name }) => name },
  {
    label: words.destination,
    width: 'minmax(9rem,3fr)',
    cell: ({ destination_city: { name, country } }) => `${name}, ${country}`,
  },
  {
    label: words.services,
    width: '8rem',
    cell: ({ services }) => words.servicesOf(services.length),
    isExtra: true,
  },
  { label: words.price, width: '7rem', cell: ({ price }) => <Money dollars={price} />, isAmount: true },
  { label: words.sale, width: '11.5rem', cell: (designed) => <Sale designed={designed} />, onCard: 'beside' },
];

const known = { available: oneOf(['true']) };

function Packages() {
  const { filters, set, searchWith } = useFilters('package');
  const remembered = useRememberedFilters('packages', known);
  const { available } = remembered.filters;
  const list = usePagedList<DesignedPackageAnswer>(PACKAGES_PATH, {
    filters: { available },
    changes: 'designed-package-updated',
  });
  const change = { onChanged: list.mutate, onClose: () => set('package', '') };
  const add = <Button onClick={() => set('package', NEW)}>{words.add}</Button>;
  return (
    <PageFrame title={words.title} beside={add}>
      <div className="grid gap-5">
        <FilterTabs
          label={words.sale}
          tabs={[
            { value: '', label: words.all },
            { value: 'true', label: words.onSale },
          ]}
          value={available}
          onChange={(value) => remembered.change({ available: value })}
        />
        <PagedList
          {...{ list, columns }}
          target={({ id }) => ({
            to: { search: searchWith('package', id) },
            preventScrollReset: true,
          })}
          open={filters.package}
          count={words.count}
          failed={words.listFailed}
          empty={
            <EmptyState icon={<GiftIcon aria-hidden />} title={available ? words.noneOnSale : words.empty}>
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

/** What the agency designed to be sold as it is, by name. */
export default function PackagesPage() {
  usePageTitle(words.title, words.description);
  return (
    <RememberedFilters list="packages">
      <Packages />
    </RememberedFilters>
  );
}
