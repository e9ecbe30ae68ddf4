import { listPassengers, type Page, type PassengerAnswer, pathOf } from '@bitacora/contracts';
import useSWRInfinite from 'swr/infinite';
import { AGENCY_RUC } from '../../lib/environment.ts';

const PAGE_SIZE = 50;

function addressOf(search: string, cursor: string | null): string {
  const query = new URLSearchParams({ page_size: String(PAGE_SIZE) });
  if (search) query.set('search', search);
  if (cursor) query.set('cursor', cursor);
  return `${pathOf(listPassengers, { ruc: AGENCY_RUC })}?${query.toString()}`;
}

/** The agency's passengers who match a search, page after page; what was shown stays while a new search is answered. */
export function usePassengers(search: string) {
  const pages = useSWRInfinite<Page<PassengerAnswer>>(
    (index: number, previous: Page<PassengerAnswer> | null) => {
      if (previous && !previous.next) return null;
      return addressOf(search, index === 0 ? null : (previous?.next ?? null));
    },
    { keepPreviousData: true, revalidateFirstPage: true },
  );
  const loaded = pages.data ?? [];
  return {
    passengers: pages.data && loaded.flatMap(({ results }) => results),
    count: loaded[0]?.count ?? 0,
    hasMore: Boolean(loaded.at(-1)?.next),
    more: () => pages.setSize(pages.size + 1),
    isLoading: pages.isLoading,
    isValidating: pages.isValidating,
    error: pages.error as unknown,
    retry: () => pages.mutate(),
  };
}
