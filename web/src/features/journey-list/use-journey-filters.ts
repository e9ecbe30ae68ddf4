import { conditionsOfAmounts, sortsOfAmounts } from '@bitacora/contracts';
import { useRememberedFilters } from '../../lib/lists/remembered-filters.tsx';
import { useEmployee } from '../../lib/session/use-employee.ts';

const isOneOf = (values: readonly string[], value: string) => values.includes(value);

/** By what the list of journeys is narrowed and ordered; by amounts, which an address may name, for who sees them alone. */
export function useJourneyFilters() {
  const { data: employee } = useEmployee();
  const seesAmounts = employee?.rights.includes('billing') ?? true;
  const known = useRememberedFilters('journeys', 'condition', 'state', 'adviser', 'from', 'until', 'sort');
  const { condition, sort } = known.filters;
  const filters = {
    ...known.filters,
    condition: seesAmounts || !isOneOf(conditionsOfAmounts, condition) ? condition : '',
    sort: seesAmounts || !isOneOf(sortsOfAmounts, sort) ? sort : '',
  };
  const clear = () => known.change({ state: '', adviser: '', from: '', until: '', sort: '' });
  const clearAll = () =>
    known.change({ search: '', condition: '', state: '', adviser: '', from: '', until: '', sort: '' });
  return { ...known, filters, seesAmounts, clear, clearAll };
}

export type JourneyListFilters = ReturnType<typeof useJourneyFilters>;
