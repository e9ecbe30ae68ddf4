import type { Tour } from '@bitacora/contracts';
import { siteContentMessages } from '@bitacora/contracts/messages';
import { useState } from 'react';
import useSWR from 'swr';
import { api } from '../../../lib/api/api.ts';
import { isApiError } from '../../../lib/api/api-error.ts';
import { notify } from '../../../ui/toasts/notify.ts';
import { TOURS, TOURS_TO_EDIT, tourToWrite } from '../addresses.ts';
import { moved } from '../order/moved.ts';
import { usePublish } from '../use-publish.ts';

const messages = siteContentMessages.tours;

/** All tours of the agency, active or not, in order. */
export function useToursToEdit() {
  return useSWR<Tour[], unknown>(TOURS_TO_EDIT);
}

/** What is done to tours in their list: shown at once, and taken back when it is refused. */
export function useTourChanges(tours: readonly Tour[]) {
  const publish = usePublish();
  const { mutate } = useToursToEdit();
  // One change after another: each answer is the list that the next one starts from.
  const [isSaving, setIsSaving] = useState(false);

  const change = async (optimistic: readonly Tour[], save: () => Promise<Tour[]>, whenRefused: string) => {
    setIsSaving(true);
    try {
      await mutate([...optimistic], { revalidate: false });
      await publish.tours(await save());
      return true;
    } catch (error) {
      const isStale = isApiError(error) && (error.kind === 'fields' || error.kind === 'not-found');
      notify.error(isStale ? whenRefused : messages.changeFailed);
      await mutate([...tours], { revalidate: true });
      return false;
    } finally {
      setIsSaving(false);
    }
  };

  const move = (from: number, to: number) => {
    const next = moved(tours, from, to);
    const save = () => api.put<Tour[]>(TOURS, { ids: next.map(({ id }) => id) });
    return change(next, save, messages.orderChanged);
  };

  const show = ({ id, title }: Tour, active: boolean) => {
    const next = tours.map((tour) => (tour.id === id ? { ...tour, active } : tour));
    const save = async () => {
      const saved = await api.patch<Tour>(tourToWrite(id), { active });
      return next.map((tour) => (tour.id === id ? saved : tour));
    };
    return change(next, save, messages.changeFailed).then((isSaved) => {
      if (isSaved) notify.success(active ? messages.nowActive(title) : messages.nowHidden(title));
    });
  };

  return { isSaving, move, show };
}
