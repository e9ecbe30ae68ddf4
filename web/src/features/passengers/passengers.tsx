import { listPassengerAccounts, type PassengerAnswer, pathOf } from '@bitacora/contracts';
import { UserGroupIcon } from '@heroicons/react/24/outline';
import { readablePhone } from '../../lib/contact-links.ts';
import { AGENCY_RUC } from '../../lib/environment.ts';
import { useFilters } from '../../lib/lists/use-filters.ts';
import { usePagedList } from '../../lib/lists/use-paged-list.ts';
import { paths } from '../../lib/paths.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PagedList } from '../../ui/lists/paged-list.tsx';
import type { Columns } from '../../ui/lists/rows.tsx';
import { SearchFilter } from '../../ui/lists/search-filter.tsx';
import { UnconfirmedAccount } from './unconfirmed-account.tsx';
import { words } from './words.ts';

const columns: Columns<PassengerAnswer> = [
  {
    label: words.name,
    width: 'minmax(0,3fr)',
    cell: ({ last_name, first_name }) => `${last_name}, ${first_name}`,
  },
  { label: words.idNumber, width: 'minmax(0,2fr)', cell: ({ id_number, passport }) => id_number ?? passport },
  { label: words.email, width: 'minmax(0,3fr)', cell: ({ email }) => email },
  { label: words.phone, width: 'minmax(0,2fr)', cell: ({ phone }) => phone && readablePhone(phone) },
];

/** The agency's passengers: found by name, document or e-mail; each row leads to that passenger's journeys. */
export function Passengers() {
  const { filters, set } = useFilters('search');
  const list = usePagedList<PassengerAnswer>(pathOf(listPassengerAccounts, { ruc: AGENCY_RUC }), { filters });
  const onSearch = (search: string) => set('search', search);
  return (
    <div className="grid gap-5">
      <SearchFilter label={words.search} hint={words.searchHint} search={filters.search} onSearch={onSearch} />
      <PagedList
        {...{ list, columns }}
        target={({ id, first_name, last_name }) => ({
          to: paths.passenger(id),
          state: { name: `${first_name} ${last_name}` },
        })}
        below={(passenger) =>
          passenger.account && (
            <UnconfirmedAccount passenger={passenger} account={passenger.account} onConfirmed={list.mutate} />
          )
        }
        count={words.count}
        failed={words.loadFailed}
        empty={
          <EmptyState
            icon={<UserGroupIcon aria-hidden />}
            title={filters.search ? words.notFound(filters.search) : words.empty}
            action={
              filters.search && (
                <Button look="secondary" onClick={() => onSearch('')}>
                  {words.clear}
                </Button>
              )
            }
          />
        }
      />
    </div>
  );
}
