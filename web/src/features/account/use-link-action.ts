import { useState } from 'react';
import { api } from '../../lib/api/api.ts';
import { isApiError } from '../../lib/api/api-error.ts';
import { useAction } from '../../lib/use-action.ts';
import type { LinkParams } from './use-new-password.ts';

/** The one press behind a mailed link: opening the page alone does nothing, since mail scanners open links too. */
export function useLinkAction(path: string, link: LinkParams, onDone?: () => void) {
  const [outcome, setOutcome] = useState<'done' | 'bad' | null>(null);
  const { isBusy, problem, run } = useAction();

  const send = async () => {
    await api.post(path, link);
    setOutcome('done');
    onDone?.();
  };
  const isBadLink = (error: unknown) => {
    const isBad = isApiError(error) && error.kind === 'fields';
    if (isBad) setOutcome('bad');
    return isBad;
  };

  return { outcome, isBusy, problem, act: () => void run(send, isBadLink) };
}
