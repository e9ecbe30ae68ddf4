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

/** Of each journey the newest reading: where it is on no screen any more, there is still what was read there long ago. */
function newestOfEach(views: readonly JourneyView[]): JourneyView[] {
  const newest = new Map<string, JourneyView>();
  for (const view of views) {
    if (view.version > (newest.get(view.journey_id)?.version ?? -1)) newest.set(view.journey_id, view);
  }
  return [...newest.values()];
}

/** Reads again every journey that is on screen, after a change of one; answers them. */
export function useRefreshJourneys(): () => Promise<JourneyView[]> {
  const { mutate } = useSWRConfig();
  return async () => newestOfEach((await mutate<unknown>(isJourneys)).flatMap(journeysIn));
}
