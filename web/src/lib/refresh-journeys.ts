import { useSWRConfig } from 'swr';

const isJourneys = (key: unknown) => typeof key === 'string' && /\/(?:journeys_info|journeys_by_\w+)(?:\/|$)/.test(key);

/** Reads again every journey that is on screen, after a change of one. */
export function useRefreshJourneys(): () => Promise<void> {
  const { mutate } = useSWRConfig();
  return async () => {
    await mutate(isJourneys);
  };
}
