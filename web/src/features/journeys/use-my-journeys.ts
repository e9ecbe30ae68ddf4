import { useJourneyUpdates } from '../../lib/journey-updates.ts';
import { useOwnJourneys } from '../../lib/use-own-journeys.ts';

/** A traveller's journeys, read again whenever one changes. */
export function useMyJourneys(userId: string | null) {
  const journeys = useOwnJourneys(userId);
  useJourneyUpdates(journeys.data, () => void journeys.mutate());
  return journeys;
}
