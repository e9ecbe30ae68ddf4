import { type JourneyView, journeysInfo, pathOf } from '@bitacora/contracts';
import useSWR from 'swr';

/** The journeys that a report may be about: the person's own. */
export function useOwnJourneys(userId: string) {
  return useSWR<JourneyView[], unknown>(pathOf(journeysInfo, { user_id: userId }));
}
