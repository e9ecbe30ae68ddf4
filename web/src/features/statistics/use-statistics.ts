import { pathOf, type StatisticsGroup, statisticsGroups } from '@bitacora/contracts';
import useSWR from 'swr';
import { AGENCY_RUC } from '../../lib/environment.ts';
import { oneOf } from '../../lib/lists/filter-values.ts';
import { useRememberedFilters } from '../../lib/lists/remembered-filters.tsx';
import { type LiveEvents } from '../../lib/live/live-events.ts';
import { useLiveRefresh } from '../../lib/live/use-live-refresh.ts';
import { monthAfter, monthOf } from '../../lib/months.ts';
import { todayInGuayaquil } from '../../lib/today.ts';
import { words } from './words.ts';

const USUAL_MONTHS = 12;

/** Which months, and by what they are told apart. */
export interface Asked {
  from: string;
  until: string;
  by: StatisticsGroup;
}

/** What the address says, and this browser remembers. */
export function useStatisticsFilters() {
  const { filters, change } = useRememberedFilters('statistics', {
    by: oneOf(statisticsGroups),
    months: oneOf(Object.keys(words.spans)),
  });
  const until = monthOf(todayInGuayaquil());
  const from = monthAfter(until, 1 - (Number(filters.months) || USUAL_MONTHS));
  // One of the groups, as the filter has it.
  const by = (filters.by || 'month') as StatisticsGroup;
  return { filters, change, asked: { from, until, by } };
}

/** The figures of a route, which follow what others change. */
export function useFigures<Row>(route: { path: string }, asked: Asked, changes: keyof LiveEvents) {
  const query = new URLSearchParams({ ...asked }).toString();
  const answer = useSWR<{ rows: Row[] }, unknown>(`${pathOf(route, { ruc: AGENCY_RUC })}?${query}`);
  useLiveRefresh(changes, answer.mutate);
  return answer;
}
