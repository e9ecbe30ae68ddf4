import { billingKinds, billingStates, choices } from '@bitacora/contracts';
import { adviserOptions, useEmployees } from '../../lib/employees.ts';
import { FilterFold } from '../../ui/lists/filter-fold.tsx';
import { Select } from '../../ui/select.tsx';
import { MonthChoice } from './month-choice.tsx';
import type { BillingFiltering } from './use-billing-filters.ts';
import { words } from './words.ts';

const optionsOf = <Key extends string>(keys: readonly Key[], labels: Readonly<Record<Key, string>>) =>
  keys.map((value) => ({ value, label: labels[value] }));

const methods = Object.entries(choices.payment_methods).map(([value, label]) => ({ value, label }));

/** By month, kind, method, adviser and state. */
export function BillingFilters({ chosen, change, inUse }: BillingFiltering) {
  const { data: employees = [] } = useEmployees();
  return (
    <div role="group" aria-label={words.filters} className="grid gap-3">
      <MonthChoice month={chosen.month} onChange={(month) => change({ month })} />
      <FilterFold inUse={inUse} label={words.filtersInUse}>
        <Select
          label={words.kind}
          name="kind"
          prompt={words.any}
          options={optionsOf(billingKinds, words.kinds)}
          value={chosen.kind}
          onChange={({ target }) => change({ kind: target.value })}
        />
        <Select
          label={words.method}
          name="method"
          prompt={words.any}
          options={methods}
          value={chosen.method}
          onChange={({ target }) => change({ method: target.value })}
        />
        <Select
          label={words.adviser}
          name="adviser"
          prompt={words.any}
          options={adviserOptions(employees)}
          value={chosen.adviser}
          onChange={({ target }) => change({ adviser: target.value })}
        />
        <Select
          label={words.state}
          name="state"
          prompt={words.any}
          options={optionsOf(billingStates, words.states)}
          value={chosen.state}
          onChange={({ target }) => change({ state: target.value })}
        />
      </FilterFold>
    </div>
  );
}
