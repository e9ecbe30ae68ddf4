import { useState } from 'react';
import { api } from '../../lib/api/api.ts';
import { isApiError } from '../../lib/api/api-error.ts';
import { describeError } from '../../lib/api/describe-error.ts';
import type { LinkCheck } from './use-link-check.ts';
import type { LinkParams } from './use-new-password.ts';

/** The one press behind a mailed link: opening the page alone does nothing, since mail scanners open links too. */
export function useLinkAction(path: string, link: LinkParams, check: LinkCheck, onDone?: () => void) {
  const [outcome, setOutcome] = useState<'done' | 'bad' | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const act = async () => {
    setProblem(null);
    setIsBusy(true);
    try {
      await api.post(path, link);
      setOutcome('done');
      onDone?.();
    } catch (error) {
      if (isApiError(error) && error.kind === 'fields') {
        // It may have done its work meanwhile, in another tab.
        await check.checkAgain();
        setOutcome('bad');
      } else setProblem(describeError(error));
    } finally {
      setIsBusy(false);
    }
  };

  return { outcome, isBusy, problem, act: () => void act() };
}
