import { type JourneyView, journeysInfo, pathOf } from '@bitacora/contracts';
import useSWR from 'swr';

/** The journeys that a person travels on; nothing is asked before the person is known. */
export function useOwnJourneys(userId: string | null) {
  return useSWR<JourneyView[], unknown>(userId && pathOf(journeysInfo, { user_id: userId }));
}
