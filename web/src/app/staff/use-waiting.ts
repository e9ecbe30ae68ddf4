import { pathOf, type Waiting, waitingInAgency } from '@bitacora/contracts';
import useSWR from 'swr';
import { AGENCY_RUC } from '../../lib/environment.ts';
import { useLiveRefresh } from '../../lib/live/use-live-refresh.ts';
import { paths } from '../../lib/paths.ts';

/** Which number stands beside which screen, and the list that it counts. */
const waitingAt: Readonly<Record<string, { name: keyof Waiting; list: string }>> = {
  [paths.journeys]: { name: 'pending', list: `${paths.journeys}?condition=pending` },
  // As nobody narrowed it, at the balances past their day.
  [paths.billing]: { name: 'overdue', list: `${paths.billing}?overdue_sort=-balance_due#vencidos` },
  [paths.quotes]: { name: 'quotes', list: `${paths.quotes}?status=waiting&sort=oldest` },
  [paths.problemReports]: { name: 'problems', list: `${paths.problemReports}?status=open&sort=oldest` },
  [paths.luggage]: { name: 'luggage', list: `${paths.luggage}?state=open&sort=oldest` },
};

export interface WaitingThere {
  count: number;
  /** The address of the list of them. */
  list: string;
}

/** How many wait at a screen for somebody to act, as it stands now; nothing is said of what cannot be read. */
export function useWaiting(): (path: string) => WaitingThere | undefined {
  const { data, mutate } = useSWR<Waiting, unknown>(pathOf(waitingInAgency, { ruc: AGENCY_RUC }));
  // Luggage and payments tell of their journey.
  useLiveRefresh('journey-updated', mutate);
  useLiveRefresh('quote-created', mutate);
  useLiveRefresh('quote-updated', mutate);
  useLiveRefresh('problem-reported', mutate);
  useLiveRefresh('problem-updated', mutate);
  return (path) => {
    const at = waitingAt[path];
    const count = at && data?.[at.name];
    return count ? { count, list: at.list } : undefined;
  };
}
