import type { cancelEmailChange, Profile } from '@bitacora/contracts';
import { useState } from 'react';
import { useSWRConfig } from 'swr';
import { isApiError } from '../../lib/api/api-error.ts';
import { api } from '../../lib/api/api.ts';
import { useAction } from '../../lib/use-action.ts';
import { notify } from '../../lib/notify.ts';
import { profilePath } from './use-profile.ts';
import { words } from './words.ts';

const path = '/api/v1/user/email/pending/' satisfies `${(typeof cancelEmailChange)['path']}/`;

/** Having the link to a waiting e-mail mailed again, or dropping that e-mail; `outcome` says why it waits no more. */
export function usePendingEmail(userId: string, email: string | null) {
  const { mutate } = useSWRConfig();
  const [pressed, setPressed] = useState<'send' | 'cancel' | null>(null);
  const [outcome, setOutcome] = useState<string | null>(null);
  const { isBusy, problem, run } = useAction();

  const readAnew = async () => {
    const profile = await api.get<Profile>(profilePath(userId));
    await mutate(profilePath(userId), profile, { revalidate: false });
    return profile.contact;
  };
  const work = async (name: 'send' | 'cancel', act: () => Promise<void>) => {
    setPressed(name);
    await run(async () => {
      try {
        await act();
      } catch (error) {
        if (!isApiError(error) || error.kind !== 'not-found') throw error;
        const isConfirmed = (await readAnew()).email === email;
        setOutcome(isConfirmed ? words.contact.confirmedMeanwhile : words.contact.waitsNoMore);
      }
    });
  };

  return {
    busy: isBusy ? pressed : null,
    problem,
    outcome,
    send: () =>
      void work('send', async () => {
        await api.post(path, {});
        notify.success(words.toasts.waitingEmailMailed);
      }),
    cancel: () =>
      void work('cancel', async () => {
        await api.delete(path);
        setOutcome(words.contact.changeCancelled);
        await readAnew();
      }),
  };
}
