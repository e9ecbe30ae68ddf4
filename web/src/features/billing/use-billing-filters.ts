import { billingKindFilters, billingSorts, billingStates, choices, overdueSorts } from '@bitacora/contracts';
import { isCityCode, isId, isMonth, oneOf, orNone } from '../../lib/lists/filter-values.ts';
import { useRememberedFilters } from '../../lib/lists/remembered-filters.tsx';
import { monthOf } from '../../lib/months.ts';
import { todayInGuayaquil } from '../../lib/today.ts';

/** What the address says for every month; without anything it is the present one. */
export const ALL_MONTHS = 'all';

export const presentMonth = (): string => monthOf(todayInGuayaquil());

const known = {
  month: (value: string) => value === ALL_MONTHS || isMonth(value),
  from: isMonth,
  until: isMonth,
  kind: oneOf(billingKindFilters),
  method: oneOf(Object.keys(choices.payment_methods)),
  adviser: orNone(isId),
  destination: orNone(isCityCode),
  state: oneOf(billingStates),
  sort: oneOf(billingSorts),
  overdue_sort: oneOf(overdueSorts),
};

/** By what Facturación is narrowed: the present month, unless another was chosen, or some that an address names. */
export function useBillingFilters() {
  const { filters, change } = useRememberedFilters('billing', known);
  const { month: named, search: _, sort, overdue_sort, ...narrowed } = filters;
  const isOfMonths = filters.from !== '' || filters.until !== '';
  const chosen = named || (isOfMonths ? ALL_MONTHS : presentMonth());
  const month = chosen === ALL_MONTHS ? '' : chosen;
  return {
    chosen: { ...filters, month: chosen },
    /** As the server is asked. */
    asked: { month, ...narrowed },
    sort,
    overdueSort: overdue_sort,
    change,
    /** Another month, in place of those that an address names. */
    changeMonth: (other: string) => change({ month: other, from: '', until: '' }),
    /** Within the month. */
    clear: () =>
      change({ from: '', until: '', kind: '', method: '', adviser: '', destination: '', state: '', sort: '' }),
  };
}

export type BillingFiltering = ReturnType<typeof useBillingFilters>;
