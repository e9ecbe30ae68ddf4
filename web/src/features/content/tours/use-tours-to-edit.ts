import type { Tour } from '@bitacora/contracts';
import { useRef } from 'react';
import useSWR from 'swr';
import { isApiError } from '../../../lib/api/api-error.ts';
import { api } from '../../../lib/api/api.ts';
import { notify } from '../../../lib/notify.ts';
import { TOURS, TOURS_TO_EDIT, tourToWrite } from '../addresses.ts';
import { moved } from '../../../ui/order/moved.ts';
import { usePublish } from '../use-publish.ts';
import { words } from '../words.ts';

/** All tours of the agency, active or not, in order. */
export function useToursToEdit() {
  return useSWR<Tour[], unknown>(TOURS_TO_EDIT);
}

/** What is done to tours in their list: shown at once, saved one after another, and taken back when it is refused. */
export function useTourChanges(tours: readonly Tour[]) {
  const publish = usePublish();
  const { mutate } = useToursToEdit();
  const line = useRef({ waiting: 0, last: Promise.resolve<unknown>(undefined), before: tours });

  const change = async (optimistic: Tour[], save: () => Promise<unknown>, whenRefused: string) => {
    const changes = line.current;
    if (changes.waiting === 0) changes.before = tours;
    changes.waiting += 1;
    void mutate(optimistic, { revalidate: false });
    const saving = changes.last.then(save);
    changes.last = saving.catch(() => undefined);
    try {
      await saving;
      return true;
    } catch (error) {
      const isStale = isApiError(error) && (error.kind === 'fields' || error.kind === 'not-found');
      notify.error(isStale ? whenRefused : words.tours.changeFailed);
      await mutate([...changes.before], { revalidate: false });
      return false;
    } finally {
      changes.waiting -= 1;
      // Only the last one reads: an answer in between would put the rows back for a moment.
      const stored = changes.waiting === 0 ? await mutate() : undefined;
      if (stored) await publish.tours(stored);
    }
  };

  const move = (from: number, to: number) => {
    const next = moved(tours, from, to);
    return change(next, () => api.put(TOURS, { ids: next.map(({ id }) => id) }), words.tours.orderChanged);
  };

  const show = async ({ id, title }: Tour, active: boolean) => {
    const next = tours.map((tour) => (tour.id === id ? { ...tour, active } : tour));
    const isSaved = await change(next, () => api.patch(tourToWrite(id), { active }), words.tours.changeFailed);
    if (isSaved) notify.success(active ? words.tours.nowActive(title) : words.tours.nowHidden(title));
  };

  return { move, show };
}
