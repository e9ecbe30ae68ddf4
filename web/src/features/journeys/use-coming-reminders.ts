import { type AnswerOf, type JourneyView, type Leaving, ownReminders, pathOf } from '@bitacora/contracts';
import useSWR from 'swr';
import { isBehind } from './model/cancelled.ts';

/** No news of the journey says that a reminder left, or was planned just now. */
const REFRESH_MILLISECONDS = 5 * 60_000;

const none: ReadonlyMap<string, Leaving> = new Map();

/**
 * When the traveller who looks is reminded next of each service, by its item. Asked once the page stands, and anew when the journey
 * changed; of who does not travel nothing, and nothing while nobody can say.
 */
export function useComingReminders(
  journey: JourneyView,
  isTravelling: boolean,
  now: Date,
): ReadonlyMap<string, Leaving> {
  const isAsked = isTravelling && !isBehind(journey);
  const path = `${pathOf(ownReminders, { id: journey.journey_id })}?version=${journey.version}`;
  const { data } = useSWR<AnswerOf<typeof ownReminders>, unknown>(isAsked ? path : null, {
    keepPreviousData: true,
    refreshInterval: REFRESH_MILLISECONDS,
  });
  if (!isAsked || !data) return none;
  const coming = data.results.filter(({ leaves }) => Date.parse(leaves.at) > now.getTime());
  return new Map(coming.map(({ package_service: item, leaves }) => [item, leaves]));
}
