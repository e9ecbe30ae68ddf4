import { getJourney, type JourneyView, pathOf } from '@bitacora/contracts';
import { useSWRConfig } from 'swr';

const isJourneys = (key: unknown) =>
  typeof key === 'string' && /\/(?:journeys_info|journeys_by_passenger\w*|journey\/journey)(?:\/|$)/.test(key);

/** Where one journey is read by staff. */
export const journeyPath = (id: string): string => pathOf(getJourney, { id });

const isView = (value: unknown): value is JourneyView =>
  typeof value === 'object' && value !== null && 'services' in value;

/** What was read of journeys: a person's, a passenger's by when they are, one alone; rows of a list are none of them. */
function journeysIn(answer: unknown): JourneyView[] {
  if (isView(answer)) return [answer];
  return typeof answer === 'object' && answer !== null ? Object.values(answer).flat().filter(isView) : [];
}

/** Reads again every journey that is on screen, after a change of one; answers them. */
export function useRefreshJourneys(): () => Promise<JourneyView[]> {
  const { mutate } = useSWRConfig();
  return async () => (await mutate<unknown>(isJourneys)).flatMap(journeysIn);
}
