import { type JourneyView, journeysInfo, pathOf } from '@bitacora/contracts';
import useSWR from 'swr';
import { useJourneyUpdates } from '../../lib/journey-updates.ts';

/** A traveller's journeys, read again whenever one changes; nothing is asked before the person is known. */
export function useMyJourneys(userId: string | null) {
  const journeys = useSWR<JourneyView[]>(userId && pathOf(journeysInfo, { user_id: userId }));
  useJourneyUpdates(journeys.data, () => void journeys.mutate());
  return journeys;
}
