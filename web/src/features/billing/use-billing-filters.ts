import { billingKinds, billingStates, choices } from '@bitacora/contracts';
import { isId, isMonth, oneOf } from '../../lib/lists/filter-values.ts';
import { useRememberedFilters } from '../../lib/lists/remembered-filters.tsx';
import { monthOf } from '../../lib/months.ts';
import { todayInGuayaquil } from '../../lib/today.ts';

/** What the address says for every month; without anything it is the present one. */
export const ALL_MONTHS = 'all';

export const presentMonth = (): string => monthOf(todayInGuayaquil());

const known = {
  month: (value: string) => value === ALL_MONTHS || isMonth(value),
  kind: oneOf(billingKinds),
  method: oneOf(Object.keys(choices.payment_methods)),
  adviser: isId,
  state: oneOf(billingStates),
};

/** By what Facturación is narrowed: the present month, unless another was chosen. */
export function useBillingFilters() {
  const { filters, change } = useRememberedFilters('billing', known);
  const { kind, method, adviser, state } = filters;
  const chosen = filters.month || presentMonth();
  const month = chosen === ALL_MONTHS ? '' : chosen;
  return {
    chosen: { ...filters, month: chosen },
    /** As the server is asked. */
    asked: { month, kind, method, adviser, state },
    change,
    /** Within the month. */
    clear: () => change({ kind: '', method: '', adviser: '', state: '' }),
  };
}

export type BillingFiltering = ReturnType<typeof useBillingFilters>;
