import { choices } from '@bitacora/contracts';
import { adviserOptions, useEmployees } from '../../lib/employees.ts';
import { labelIn, type AppliedFilter, appliedFilters } from '../../lib/lists/applied-filters.ts';
import type { BillingFiltering } from './use-billing-filters.ts';
import { words } from './words.ts';

/** What narrows Facturación within its month. */
export function useAppliedFilters({ chosen, change }: BillingFiltering): AppliedFilter[] {
  const { data: employees = [] } = useEmployees();
  const advisers = adviserOptions(employees);
  return appliedFilters(chosen, change, {
    kind: { label: words.kind, textOf: labelIn(words.kinds) },
    method: { label: words.method, textOf: labelIn(choices.payment_methods) },
    adviser: {
      label: words.adviser,
      textOf: (id) => advisers.find(({ value }) => value === id)?.label ?? words.otherAdviser,
    },
    state: { label: words.state, textOf: labelIn(words.states) },
  });
}
