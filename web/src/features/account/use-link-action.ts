import { useState } from 'react';
import { api } from '../../lib/api/api.ts';
import { isApiError } from '../../lib/api/api-error.ts';
import { useAction } from '../../lib/use-action.ts';
import type { LinkCheck } from './use-link-check.ts';
import type { LinkParams } from './use-new-password.ts';

/** The one press behind a mailed link: opening the page alone does nothing, since mail scanners open links too. */
export function useLinkAction(path: string, link: LinkParams, check: LinkCheck, onDone?: () => void) {
  const [outcome, setOutcome] = useState<'done' | 'bad' | null>(null);
  const { isBusy, problem, run } = useAction();

  const send = async () => {
    try {
      await api.post(path, link);
    } catch (error) {
      if (!isApiError(error) || error.kind !== 'fields') throw error;
      // It may have done its work meanwhile, in another tab.
      await check.checkAgain();
      return setOutcome('bad');
    }
    setOutcome('done');
    onDone?.();
  };

  return { outcome, isBusy, problem, act: () => void run(send) };
}
