import { useState } from 'react';
import { useSWRConfig } from 'swr';
import { isApiError } from '../../lib/api/api-error.ts';
import { api } from '../../lib/api/api.ts';
import { useAction } from '../../lib/use-action.ts';
import { notify } from '../../ui/toasts/notify.ts';
import { profilePath } from './use-profile.ts';
import { words } from './words.ts';

const path = '/api/v1/user/email/pending/';

/** Having the link to a waiting e-mail mailed again, or dropping that e-mail. */
export function usePendingEmail(userId: string) {
  const { mutate } = useSWRConfig();
  const [pressed, setPressed] = useState<'send' | 'cancel' | null>(null);
  const { isBusy, problem, run } = useAction();

  const work = async (name: 'send' | 'cancel', act: () => Promise<void>, done: string) => {
    setPressed(name);
    await run(async () => {
      try {
        await act();
        notify.success(done);
      } catch (error) {
        // Nothing waits any more: it was confirmed elsewhere, or is over; the profile says which.
        if (!isApiError(error) || error.kind !== 'not-found') throw error;
      } finally {
        await mutate(profilePath(userId));
      }
    });
  };

  return {
    busy: isBusy ? pressed : null,
    problem,
    send: () => void work('send', () => api.post(path, {}), words.toasts.waitingEmailMailed),
    cancel: () => void work('cancel', () => api.delete(path), words.toasts.emailChangeCancelled),
  };
}
