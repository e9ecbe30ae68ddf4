import { statisticsGroups } from '@bitacora/contracts';
import { RememberedFilters } from '../../lib/lists/remembered-filters.tsx';
import { usePageTitle } from '../../lib/page-title.ts';
import { FilterSelect } from '../../ui/lists/filter-select.tsx';
import { FilterTabs } from '../../ui/lists/filter-tabs.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { PaymentStatistics } from './payment-figures.tsx';
import { QuoteStatistics } from './quote-figures.tsx';
import { SalesStatistics } from './sales-figures.tsx';
import { useStatisticsFilters } from './use-statistics.ts';
import { words } from './words.ts';

const tabs = statisticsGroups.map((value) => ({ value, label: words.groups[value] }));
const monthOrder = ['3', '6', '', '24', '36'] as const;
const spans = monthOrder.map((value) => ({ value, label: words.spans[value] }));

function Figures() {
  const { filters, change, asked } = useStatisticsFilters();
  return (
    <div className="grid grid-cols-1 gap-5">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <FilterTabs label={words.group} tabs={tabs} value={asked.by} onChange={(by) => change({ by })} />
        <div className="w-full sm:w-60">
          <FilterSelect
            label={words.span}
            options={spans}
            value={filters.months}
            onChange={(months) => change({ months })}
          />
        </div>
      </div>
      <SalesStatistics asked={asked} />
      <PaymentStatistics asked={asked} />
      <QuoteStatistics asked={asked} />
    </div>
  );
}

/** The agency in figures (product 3.13). */
export default function StatisticsPage() {
  usePageTitle(words.title, words.description);
  return (
    <PageFrame title={words.title}>
      <RememberedFilters list="statistics">
        <Figures />
      </RememberedFilters>
    </PageFrame>
  );
}
