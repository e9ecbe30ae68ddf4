import { choices, type EmployeeAnswer, listEmployees, pathOf } from '@bitacora/contracts';
import useSWR from 'swr';
import { labelIn, type Narrowing, narrowingsOf } from '../../lib/lists/narrowings.ts';
import type { BillingFiltering } from './use-billing-filters.ts';
import { words } from './words.ts';

/** The agency's employees as a choice. */
export function useAdviserOptions() {
  const { data = [] } = useSWR<EmployeeAnswer[], unknown>(pathOf(listEmployees));
  return data.map(({ id, first_name, last_name }) => ({ value: id, label: `${first_name} ${last_name}` }));
}

/** What narrows Facturación within its month. */
export function useNarrowings({ chosen, change }: BillingFiltering): Narrowing[] {
  const advisers = useAdviserOptions();
  return narrowingsOf(chosen, change, {
    kind: { label: words.kind, textOf: labelIn(words.kinds) },
    method: { label: words.method, textOf: labelIn(choices.payment_methods) },
    adviser: {
      label: words.adviser,
      textOf: (id) => advisers.find(({ value }) => value === id)?.label ?? words.otherAdviser,
    },
    state: { label: words.state, textOf: labelIn(words.states) },
  });
}
