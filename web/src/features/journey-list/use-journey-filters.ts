import {
  conditionsOfAmounts,
  journeyConditions,
  journeySorts,
  journeyStates,
  sortsOfAmounts,
} from '@bitacora/contracts';
import { isCityCode, isDay, isId, isMonth, oneOf } from '../../lib/lists/filter-values.ts';
import { useRememberedFilters } from '../../lib/lists/remembered-filters.tsx';
import { useEmployee } from '../../lib/session/use-employee.ts';

const isOneOf = (values: readonly string[], value: string) => values.includes(value);

const known = {
  condition: oneOf(journeyConditions),
  state: oneOf(journeyStates),
  adviser: isId,
  destination: isCityCode,
  from: isDay,
  until: isDay,
  sold_from: isMonth,
  sold_until: isMonth,
  sort: oneOf(journeySorts),
};

/** By what the list of journeys is narrowed and ordered; by amounts, which an address may name, for who sees them alone. */
export function useJourneyFilters() {
  const { data: employee } = useEmployee();
  const seesAmounts = employee?.rights.includes('billing') ?? true;
  const list = useRememberedFilters('journeys', known);
  const { condition, sort } = list.filters;
  const filters = {
    ...list.filters,
    condition: seesAmounts || !isOneOf(conditionsOfAmounts, condition) ? condition : '',
    sort: seesAmounts || !isOneOf(sortsOfAmounts, sort) ? sort : '',
  };
  const clear = () =>
    list.change({
      state: '',
      adviser: '',
      destination: '',
      from: '',
      until: '',
      sold_from: '',
      sold_until: '',
      sort: '',
    });
  const clearAll = () =>
    list.change({
      search: '',
      condition: '',
      state: '',
      adviser: '',
      destination: '',
      from: '',
      until: '',
      sold_from: '',
      sold_until: '',
      sort: '',
    });
  return { ...list, filters, seesAmounts, clear, clearAll };
}

export type JourneyListFilters = ReturnType<typeof useJourneyFilters>;
