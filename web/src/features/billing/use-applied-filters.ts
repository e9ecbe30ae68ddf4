import { type BillingEntry, choices, NONE } from '@bitacora/contracts';
import { useEmployees } from '../../lib/employees.ts';
import { monthName } from '../../lib/months.ts';
import { labelIn, type AppliedFilter, appliedFilters } from '../../lib/lists/applied-filters.ts';
import { adviserChoices } from './adviser-choices.ts';
import type { BillingFiltering } from './use-billing-filters.ts';
import { words } from './words.ts';

/** What narrows and orders Facturación within its month. */
export function useAppliedFilters(
  { chosen, change }: BillingFiltering,
  found: readonly BillingEntry[] | undefined,
): AppliedFilter[] {
  const { data: employees = [] } = useEmployees();
  const advisers = adviserChoices(employees);
  const placeOf = (code: string) =>
    // Whatever is found is of a journey there; the address has the code alone.
    found?.find(({ destination_city }) => destination_city?.code === code)?.destination_city?.name ?? code;
  return appliedFilters(chosen, change, {
    from: { label: words.from, textOf: monthName },
    until: { label: words.until, textOf: monthName },
    kind: { label: words.kind, textOf: labelIn(words.kindFilters) },
    method: { label: words.method, textOf: labelIn(choices.payment_methods) },
    adviser: {
      label: words.adviser,
      textOf: (id) => advisers.find(({ value }) => value === id)?.label ?? words.otherAdviser,
    },
    destination: {
      label: words.destination,
      textOf: (code) => (code === NONE ? words.withoutDestination : placeOf(code)),
    },
    state: { label: words.state, textOf: labelIn(words.states) },
    sort: { label: words.sort, textOf: labelIn(words.sorts) },
  });
}
