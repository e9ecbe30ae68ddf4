import { useState } from 'react';
import { useSWRConfig } from 'swr';
import { isApiError } from '../../lib/api/api-error.ts';
import { api } from '../../lib/api/api.ts';
import { describeError } from '../../lib/api/describe-error.ts';
import { notify } from '../../ui/toasts/notify.ts';
import { profilePath } from './use-profile.ts';
import { words } from './words.ts';

const path = '/api/v1/user/email/pending/';

/** Having the link to a waiting e-mail mailed again, or dropping that e-mail. */
export function usePendingEmail(userId: string) {
  const { mutate } = useSWRConfig();
  const [busy, setBusy] = useState<'send' | 'cancel' | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  const work = async (name: 'send' | 'cancel', act: () => Promise<void>, done: string) => {
    setProblem(null);
    setBusy(name);
    try {
      await act();
      notify.success(done);
    } catch (error) {
      // Nothing waits any more: it was confirmed elsewhere, or is over; the profile says which.
      if (!isApiError(error) || error.kind !== 'not-found') setProblem(describeError(error));
    } finally {
      await mutate(profilePath(userId));
      setBusy(null);
    }
  };

  return {
    busy,
    problem,
    send: () => void work('send', () => api.post(path, {}), words.toasts.waitingEmailMailed),
    cancel: () => void work('cancel', () => api.delete(path), words.toasts.emailChangeCancelled),
  };
}
