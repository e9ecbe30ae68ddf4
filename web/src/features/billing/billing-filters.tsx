import { choices } from '@bitacora/contracts';
import { useEmployees } from '../../lib/employees.ts';
import type { AppliedFilter } from '../../lib/lists/applied-filters.ts';
import { FilterSelect } from '../../ui/lists/filter-select.tsx';
import { ListFilters } from '../../ui/lists/list-filters.tsx';
import { optionsOf } from '../../ui/options-of.ts';
import { Select } from '../../ui/select.tsx';
import { adviserChoices } from './adviser-choices.ts';
import { MonthChoice } from './month-choice.tsx';
import type { BillingFiltering } from './use-billing-filters.ts';
import { words } from './words.ts';

const methods = optionsOf(choices.payment_methods);

interface BillingFiltersProps extends Pick<BillingFiltering, 'chosen' | 'change' | 'changeMonth' | 'clear'> {
  applied: readonly AppliedFilter[];
  isNothingFound: boolean;
}

/** By month, kind, method, adviser and state; and in which order. */
export function BillingFilters({ chosen, change, changeMonth, clear, applied, isNothingFound }: BillingFiltersProps) {
  const { data: employees = [] } = useEmployees();
  return (
    <ListFilters
      first={<MonthChoice month={chosen.month} onChange={changeMonth} />}
      onClear={clear}
      {...{ applied, isNothingFound }}
    >
      <Select
        label={words.kind}
        name="kind"
        prompt={words.any}
        options={optionsOf(words.kindFilters)}
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
        options={adviserChoices(employees)}
        value={chosen.adviser}
        onChange={({ target }) => change({ adviser: target.value })}
      />
      <Select
        label={words.state}
        name="state"
        prompt={words.any}
        options={optionsOf(words.states)}
        value={chosen.state}
        onChange={({ target }) => change({ state: target.value })}
      />
      <FilterSelect
        label={words.sort}
        options={optionsOf(words.sorts)}
        value={chosen.sort}
        onChange={(sort) => change({ sort })}
      />
    </ListFilters>
  );
}
