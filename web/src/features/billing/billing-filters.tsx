import { billingKinds, billingStates, choices, type EmployeeAnswer, listEmployees, pathOf } from '@bitacora/contracts';
import useSWR from 'swr';
import { Select } from '../../ui/select.tsx';
import { monthsBefore } from './months.ts';
import { ALL_MONTHS, type BillingFiltering, presentMonth } from './use-billing-filters.ts';
import { words } from './words.ts';

const MONTHS = 24;

const optionsOf = <Key extends string>(keys: readonly Key[], labels: Readonly<Record<Key, string>>) =>
  keys.map((value) => ({ value, label: labels[value] }));

const methods = Object.entries(choices.payment_methods).map(([value, label]) => ({ value, label }));

/** The months that one looks at, the present one first; one that the address names is among them. */
function monthOptions(chosen: string) {
  const months = monthsBefore(presentMonth(), MONTHS);
  const isOther = chosen !== ALL_MONTHS && !months.some(({ value }) => value === chosen);
  return [{ value: ALL_MONTHS, label: words.allMonths }, ...months, ...(isOther ? monthsBefore(chosen, 1) : [])];
}

/** By month, kind, method, adviser and state. */
export function BillingFilters({ chosen, change }: BillingFiltering) {
  const { data: employees = [] } = useSWR<EmployeeAnswer[], unknown>(pathOf(listEmployees));
  const advisers = employees.map(({ id, first_name, last_name }) => ({
    value: id,
    label: `${first_name} ${last_name}`,
  }));
  return (
    <div role="group" aria-label={words.filters} className="grid grid-cols-2 gap-3 sm:grid-cols-3 xl:grid-cols-5">
      <Select
        label={words.month}
        name="month"
        className="max-sm:col-span-2"
        options={monthOptions(chosen.month)}
        value={chosen.month}
        onChange={({ target }) => change({ month: target.value })}
      />
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
        options={advisers}
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
    </div>
  );
}
