import type { SearchResults } from '@bitacora/contracts';
import useSWR from 'swr';
import { AGENCY_RUC } from '../../lib/environment.ts';
import { useUser } from '../../lib/session/use-session.ts';
import { useSettled } from '../../lib/use-settled.ts';
import { navigationEntries } from '../navigation-entries.ts';
import { useStaffEntries } from '../staff/staff-navigation.ts';
import { hitsOf, inOrder } from './hits.ts';

/** One letter finds half of everything. */
const LEAST_LETTERS = 2;

/** The screens at once, what the agency has a moment after the last stroke; what was found stays until more is. */
export function useSearch(text: string) {
  const user = useUser();
  const ofStaff = useStaffEntries();
  const typed = text.trim();
  const settled = useSettled(typed);
  const isAsked = settled.length >= LEAST_LETTERS && typed.length >= LEAST_LETTERS;
  const query = new URLSearchParams({ q: settled }).toString();
  const { data, error, isLoading, isValidating, mutate } = useSWR<SearchResults, unknown>(
    isAsked ? `/api/v1/agency/search/${AGENCY_RUC}?${query}` : null,
    { keepPreviousData: true, revalidateOnFocus: false },
  );
  const entries = [...ofStaff, ...navigationEntries('navbar', user), ...navigationEntries('person', user)];
  const isWaiting = typed.length >= LEAST_LETTERS && (isLoading || settled !== typed);
  const hasFailed = isAsked && error !== undefined;
  return {
    groups: inOrder(typed, isAsked && data && !hasFailed ? hitsOf(data) : [], entries),
    isSearching: isWaiting || (hasFailed && isValidating),
    hasFailed,
    retry: () => void mutate(),
  };
}
