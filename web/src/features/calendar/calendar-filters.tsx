import { calendarKinds, calendarKindsOfAmounts } from '@bitacora/contracts';
import { appliedFilters, labelIn } from '../../lib/lists/applied-filters.ts';
import { useAdviserOptions } from '../../lib/use-adviser-options.ts';
import { FilterSelect } from '../../ui/lists/filter-select.tsx';
import { FilterTabs } from '../../ui/lists/filter-tabs.tsx';
import { ListFilters } from '../../ui/lists/list-filters.tsx';
import { calendarViews } from './span.ts';
import type { CalendarFiltering } from './use-calendar-filters.ts';
import { words } from './words.ts';

const viewTabs = calendarViews.map((value) => ({ value, label: words.views[value] }));

/** What narrows the calendar now. */
export function useApplied({ filters, change }: Pick<CalendarFiltering, 'filters' | 'change'>) {
  const advisers = useAdviserOptions();
  return appliedFilters<keyof typeof filters>(filters, change, {
    adviser: {
      label: words.adviser,
      textOf: (id) => advisers.find(({ value }) => value === id)?.label ?? words.otherAdviser,
    },
    kind: { label: words.kind, textOf: labelIn(words.kinds) },
  });
}

/** The views, and whose and which kind of items there are. */
export function CalendarFilters(filtering: CalendarFiltering) {
  const { view, filters, seesAmounts, change, clear } = filtering;
  const advisers = useAdviserOptions();
  const kinds = calendarKinds
    .filter((kind) => seesAmounts || !calendarKindsOfAmounts.includes(kind))
    .map((value) => ({ value, label: words.kinds[value] }));
  return (
    <ListFilters
      first={
        <FilterTabs label={words.view} tabs={viewTabs} value={view} onChange={(value) => change({ view: value })} />
      }
      isFirstBare
      applied={useApplied(filtering)}
      onClear={clear}
    >
      <FilterSelect
        label={words.adviser}
        options={advisers}
        value={filters.adviser}
        onChange={(adviser) => change({ adviser })}
      />
      <FilterSelect
        label={words.kind}
        options={[{ value: '', label: words.anyKind }, ...kinds]}
        value={filters.kind}
        onChange={(kind) => change({ kind })}
      />
    </ListFilters>
  );
}
