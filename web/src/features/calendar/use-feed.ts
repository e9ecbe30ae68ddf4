import {
  type CalendarFeed,
  getCalendarFeed,
  pathOf,
  renewCalendarFeed,
  type RenewedCalendarFeed,
  revokeCalendarFeed,
} from '@bitacora/contracts';
import { useState } from 'react';
import useSWR from 'swr';
import { isApiError } from '../../lib/api/api-error.ts';
import { api } from '../../lib/api/api.ts';
import { useAction } from '../../lib/use-action.ts';

const FEED = pathOf(getCalendarFeed);

/** The secret address of one's own calendar: the server tells a new one once, and only whether there is one after that. */
export function useFeed() {
  const answer = useSWR<CalendarFeed, unknown>(FEED);
  const action = useAction();
  const [address, setAddress] = useState<string | null>(null);
  /** Answers whether it was done. */
  const act = async (work: () => Promise<void>): Promise<boolean> => {
    let isDone = false;
    await action.run(async () => {
      await work();
      isDone = true;
    });
    return isDone;
  };
  const renew = (isOwn: boolean) =>
    act(async () => {
      const query = new URLSearchParams({ is_own: String(isOwn) }).toString();
      const { address: made, ...feed } = await api.put<RenewedCalendarFeed>(
        `${pathOf(renewCalendarFeed)}?${query}`,
        {},
      );
      setAddress(made);
      await answer.mutate(feed, { revalidate: false });
    });
  const revoke = () =>
    act(async () => {
      await api.delete(pathOf(revokeCalendarFeed)).catch((error: unknown) => {
        // It was taken away elsewhere: that is what was wanted.
        if (!isApiError(error) || error.kind !== 'not-found') throw error;
      });
      setAddress(null);
      await answer.mutate();
    });
  return { ...action, answer, address, renew, revoke };
}
