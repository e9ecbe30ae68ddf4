import type { Waiting } from '@bitacora/contracts';
import useSWR from 'swr';
import { AGENCY_RUC } from '../../lib/environment.ts';
import { useLiveRefresh } from '../../lib/live/use-live-refresh.ts';
import { paths } from '../../lib/paths.ts';

/** Which number stands beside which screen. */
const waitingAt: Readonly<Record<string, keyof Waiting>> = {
  [paths.journeys]: 'pending',
  [paths.billing]: 'overdue',
  [paths.quotes]: 'quotes',
  [paths.problemReports]: 'problems',
  [paths.luggage]: 'luggage',
};

/** How many wait at a screen for somebody to act, as it stands now; nothing is said of what cannot be read. */
export function useWaiting(): (path: string) => number {
  const { data, mutate } = useSWR<Waiting, unknown>(`/api/v1/agency/waiting/${AGENCY_RUC}`);
  // Luggage and payments tell of their journey.
  useLiveRefresh('journey-updated', mutate);
  useLiveRefresh('quote-created', mutate);
  useLiveRefresh('quote-updated', mutate);
  useLiveRefresh('problem-reported', mutate);
  useLiveRefresh('problem-updated', mutate);
  return (path) => {
    const condition = waitingAt[path];
    return (condition && data?.[condition]) || 0;
  };
}
