import type { JourneyView } from '@bitacora/contracts';
import { useSWRConfig } from 'swr';

const isJourneys = (key: unknown) =>
  typeof key === 'string' && /\/(?:journeys_info|journeys_by_passenger\w*)(?:\/|$)/.test(key);

/** A person's journeys, or those of a passenger by when they are. */
type Journeys = JourneyView[] | Record<'nexts' | 'previous', JourneyView[]>;

/** Reads again every journey that is on screen, after a change of one; answers them. */
export function useRefreshJourneys(): () => Promise<JourneyView[]> {
  const { mutate } = useSWRConfig();
  return async () => {
    const answers = await mutate<Journeys>(isJourneys);
    return answers.flatMap((answer) => (Array.isArray(answer) ? answer : Object.values(answer ?? {}).flat()));
  };
}
