import type { JourneyView } from '@bitacora/contracts';
import useSWR from 'swr';
import { useJourneyUpdates } from '../../lib/journey-updates.ts';
import { journeyPath } from '../../lib/refresh-journeys.ts';

/** One journey as staff prepare it, read again whenever it changes. */
export function useJourney(id: string) {
  const { data, error, isValidating, mutate } = useSWR<JourneyView>(journeyPath(id));
  useJourneyUpdates(data && [data], () => void mutate());
  return { data, error: error as unknown, isValidating, mutate };
}
