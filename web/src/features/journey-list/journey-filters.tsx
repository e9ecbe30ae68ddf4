import { conditionsOfAmounts, type JourneyCondition, journeyConditions, sortsOfAmounts } from '@bitacora/contracts';
import type { AppliedFilter } from '../../lib/lists/applied-filters.ts';
import { FilterDay } from '../../ui/lists/filter-day.tsx';
import { FilterSelect } from '../../ui/lists/filter-select.tsx';
import { FilterTabs } from '../../ui/lists/filter-tabs.tsx';
import { ListFilters } from '../../ui/lists/list-filters.tsx';
import { SearchFilter } from '../../ui/lists/search-filter.tsx';
import { useAdviserOrNoneOptions } from '../../lib/use-adviser-options.ts';
import { useConditionCounts } from './use-condition-counts.ts';
import { useConditionWords } from './use-condition-words.ts';
import type { JourneyListFilters } from './use-journey-filters.ts';
import { words } from './words.ts';

const optionsOf = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

/** What the list begins with; any other is one that the board led to. */
const inTabs: readonly JourneyCondition[] = ['pending', 'not_ready', 'overdue'];

const isOfAmounts = (sort: string) => sortsOfAmounts.some((one) => one === sort);

interface JourneyFiltersProps extends Pick<JourneyListFilters, 'filters' | 'change' | 'clear' | 'seesAmounts'> {
  applied: readonly AppliedFilter[];
  isNothingFound: boolean;
  /** The id of the list. */
  list: string;
}

/** What waits, each with its number, and what else narrows and orders the list. */
export function JourneyFilters(props: JourneyFiltersProps) {
  const { filters, change, clear, seesAmounts, applied, isNothingFound, list } = props;
  const advisers = useAdviserOrNoneOptions();
  const { data: waiting } = useConditionCounts();
  const labels = useConditionWords();
  const tabs = [
    { value: '', label: words.all },
    ...journeyConditions
      .filter((one) => inTabs.includes(one) || one === filters.condition)
      .filter((one) => seesAmounts || !conditionsOfAmounts.includes(one))
      .map((one) => ({ value: one, label: labels[one], count: one === 'owing' ? undefined : waiting?.[one] })),
  ];
  return (
    <>
      <FilterTabs
        label={words.views}
        tabs={tabs}
        value={filters.condition}
        onChange={(condition) => change({ condition })}
      />
      <ListFilters
        first={
          <SearchFilter
            label={words.search}
            hint={words.searchHint}
            search={filters.search}
            onSearch={(search) => change({ search })}
            list={list}
          />
        }
        onClear={clear}
        {...{ applied, isNothingFound }}
      >
        <FilterSelect
          label={words.state}
          options={optionsOf(words.states)}
          value={filters.state}
          onChange={(state) => change({ state })}
        />
        <FilterSelect
          label={words.adviser}
          options={advisers}
          value={filters.adviser}
          onChange={(adviser) => change({ adviser })}
        />
        <FilterDay label={words.from} value={filters.from} onChange={(from) => change({ from })} />
        <FilterDay label={words.until} value={filters.until} onChange={(until) => change({ until })} />
        <FilterSelect
          label={words.sort}
          options={optionsOf(words.sorts).filter(({ value }) => seesAmounts || !isOfAmounts(value))}
          value={filters.sort}
          onChange={(sort) => change({ sort })}
        />
      </ListFilters>
    </>
  );
}
