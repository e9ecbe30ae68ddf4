import { choices, type EmployeeAnswer, exportEmployees, listEmployees } from '@bitacora/contracts';
import { IdentificationIcon } from '@heroicons/react/24/outline';
import type { ReactNode } from 'react';
import { readablePhone } from '../../lib/contact-links.ts';
import { appliedFilters, labelIn } from '../../lib/lists/applied-filters.ts';
import { oneOf } from '../../lib/lists/filter-values.ts';
import { RememberedFilters, useRememberedFilters } from '../../lib/lists/remembered-filters.tsx';
import { useFilters } from '../../lib/lists/use-filters.ts';
import { usePagedList } from '../../lib/lists/use-paged-list.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { useRights } from '../../lib/session/use-employee.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ExportButton } from '../../ui/lists/export-button.tsx';
import { FilterSelect } from '../../ui/lists/filter-select.tsx';
import { ListFilters } from '../../ui/lists/list-filters.tsx';
import { NothingFound } from '../../ui/lists/nothing-found.tsx';
import { PagedList } from '../../ui/lists/paged-list.tsx';
import { type Columns, TwoLines } from '../../ui/lists/rows.tsx';
import { SearchFilter } from '../../ui/lists/search-filter.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { EmployeeDialog } from './employee-dialog.tsx';
import { InvitationForm } from './invitation-form.tsx';
import { stateOf } from './state-of.ts';
import { words } from './words.ts';

/** In the address in place of an id. */
const NEW = 'new';
const LIST_ID = 'empleados';
const known = { state: oneOf(Object.keys(words.states)) };
const states = Object.entries(words.states).map(([value, label]) => ({ value, label }));

const columns: Columns<EmployeeAnswer> = [
  {
    label: words.name,
    width: 'minmax(0,2fr)',
    cell: ({ last_name, first_name }) => `${last_name}, ${first_name}`,
  },
  {
    label: words.roles,
    width: 'minmax(0,2fr)',
    cell: ({ roles }) => roles.map((role) => choices.employee_roles[role]).join(', '),
    onCard: 'labelled',
  },
  {
    label: words.contact,
    width: 'minmax(0,2fr)',
    cell: ({ phone, email }) => (phone ? <TwoLines first={readablePhone(phone)} second={email} /> : email),
    isExtra: true,
    onCard: 'left-out',
  },
  {
    label: words.state,
    width: '13rem',
    cell: (employee) => {
      const { tone, text } = stateOf(employee);
      return <Badge tone={tone}>{text}</Badge>;
    },
  },
];

type HistoryOf = (employee: EmployeeAnswer) => ReactNode;

function Employees({ history }: { history: HistoryOf }) {
  const isOwner = useRights().includes('employees');
  const { filters: shown, set, searchWith } = useFilters('employee');
  const { filters, change } = useRememberedFilters('employees', known);
  const { search, state } = filters;
  const list = usePagedList<EmployeeAnswer>(listEmployees.path, {
    filters: { search, state },
    changes: 'employee-updated',
  });
  const icon = <IdentificationIcon aria-hidden />;
  const folded = appliedFilters(filters, change, { state: { label: words.state, textOf: labelIn(words.states) } });
  const searched = appliedFilters(filters, change, { search: { label: words.search, textOf: (text) => text } });
  const applied = [...searched, ...folded];
  const isNothingFound = list.data?.length === 0 && applied.length > 0;
  const dialog = { onChanged: list.mutate, onClose: () => set('employee', '') };
  return (
    <PageFrame
      title={words.title}
      beside={isOwner && <Button onClick={() => set('employee', NEW)}>{words.invite}</Button>}
    >
      <div className="grid gap-5">
        <ListFilters
          first={
            <SearchFilter
              label={words.search}
              hint={words.searchHint}
              search={search}
              onSearch={(next) => change({ search: next })}
              list={LIST_ID}
            />
          }
          applied={folded}
          onClear={() => change({ state: '' })}
          isNothingFound={isNothingFound}
        >
          <FilterSelect
            label={words.state}
            options={states}
            value={state}
            onChange={(next) => change({ state: next })}
          />
        </ListFilters>
        <PagedList
          id={LIST_ID}
          {...{ list, columns }}
          target={({ id }) => ({ to: { search: searchWith('employee', id) }, preventScrollReset: true })}
          open={shown.employee}
          count={words.count}
          beside={<ExportButton path={exportEmployees.path} filters={{ search, state }} fileName={words.file} />}
          failed={words.loadFailed}
          empty={
            isNothingFound ? (
              <NothingFound
                {...{ icon, applied }}
                title={words.noneFound}
                onClear={() => change({ search: '', state: '' })}
              />
            ) : (
              <EmptyState icon={icon} title={words.empty} />
            )
          }
        />
      </div>
      {shown.employee === NEW && isOwner && <InvitationForm {...dialog} />}
      {shown.employee !== '' && shown.employee !== NEW && (
        <EmployeeDialog key={shown.employee} id={shown.employee} {...{ history }} {...dialog} />
      )}
    </PageFrame>
  );
}

/** Who works for the agency: everybody on the staff reads it, its owner decides. */
export function EmployeesPage({ history }: { history: HistoryOf }) {
  usePageTitle(words.title, words.description);
  return (
    <RememberedFilters list="employees">
      <Employees {...{ history }} />
    </RememberedFilters>
  );
}
