import { useRememberedFilters } from '../../lib/lists/remembered-filters.tsx';

/** By what the list of journeys is narrowed and ordered. */
export function useJourneyFilters() {
  const known = useRememberedFilters('journeys', 'condition', 'state', 'adviser', 'from', 'until', 'sort');
  const clear = () => known.change({ state: '', adviser: '', from: '', until: '', sort: '' });
  const clearAll = () =>
    known.change({ search: '', condition: '', state: '', adviser: '', from: '', until: '', sort: '' });
  return { ...known, clear, clearAll };
}

export type JourneyListFilters = ReturnType<typeof useJourneyFilters>;
