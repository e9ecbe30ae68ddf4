import type { JourneySummary } from '@bitacora/contracts';
import { labelIn, appliedFilters } from '../../lib/lists/applied-filters.ts';
import { monthName } from '../../lib/months.ts';
import { day } from '../../lib/times.ts';
import { useAdviserOptions } from '../../lib/use-adviser-options.ts';
import { useConditionWords } from './use-condition-words.ts';
import type { JourneyListFilters } from './use-journey-filters.ts';
import { words } from './words.ts';

/** What narrows the list of journeys: all of it, and without what is seen beside it already. */
export function useAppliedFilters(
  { filters, change }: Pick<JourneyListFilters, 'filters' | 'change'>,
  found: readonly JourneySummary[] | undefined,
) {
  const advisers = useAdviserOptions();
  const conditions = useConditionWords();
  const all = appliedFilters(filters, change, {
    search: { label: words.search, textOf: (text) => `«${text}»` },
    condition: { label: words.views, textOf: labelIn(conditions) },
    state: { label: words.state, textOf: labelIn(words.states) },
    adviser: {
      label: words.adviser,
      textOf: (id) => advisers.find(({ value }) => value === id)?.label ?? words.otherAdviser,
    },
    destination: {
      label: words.destination,
      // Whoever is found goes there; the address has the code alone.
      textOf: (code) =>
        found?.find(({ destination_city }) => destination_city.code === code)?.destination_city.name ?? code,
    },
    from: { label: words.from, textOf: day },
    until: { label: words.until, textOf: day },
    sold_from: { label: words.soldFrom, textOf: monthName },
    sold_until: { label: words.soldUntil, textOf: monthName },
    sort: { label: words.sort, textOf: labelIn(words.sorts) },
  });
  return {
    applied: all.filter(({ name }) => name !== 'sort'),
    folded: all.filter(({ name }) => name !== 'search' && name !== 'condition'),
  };
}
