import { useState } from 'react';
import { useSWRConfig } from 'swr';
import { isApiError } from '../../lib/api/api-error.ts';
import { api } from '../../lib/api/api.ts';
import { session } from '../../lib/session/current-session.ts';
import { useAction } from '../../lib/use-action.ts';
import { notify } from '../../lib/notify.ts';
import type { SessionsToEnd } from './end-dialog.tsx';
import { sessionsPath } from './use-sessions.ts';
import { words } from './words.ts';

async function end(asked: SessionsToEnd): Promise<void> {
  if (asked.end === 'others') return api.delete(sessionsPath);
  try {
    await api.delete(`${sessionsPath}${asked.session.id}/`);
  } catch (error) {
    // It ended by itself, or in another window: that is what was wanted.
    if (!isApiError(error) || error.kind !== 'not-found') throw error;
  }
}

/** Asking, ending, and reading the list anew. A failure stays in the dialog, where one tries again. */
export function useEndSessions() {
  const { mutate } = useSWRConfig();
  const [asked, setAsked] = useState<SessionsToEnd | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const { isBusy, problem, run, forgetProblem } = useAction();

  const ask = (next: SessionsToEnd) => {
    forgetProblem();
    setAsked(next);
    setIsOpen(true);
  };

  const confirm = async () => {
    if (!asked) return;
    if (asked.end === 'one' && asked.session.is_current) return session.logOut();
    await run(async () => {
      await end(asked);
      setIsOpen(false);
      await mutate(sessionsPath);
      notify.success(asked.end === 'others' ? words.othersEnded : words.ended);
    });
  };

  return {
    asked,
    ask,
    isOpen,
    isEnding: isBusy,
    problem,
    onConfirm: () => void confirm(),
    onClose: () => setIsOpen(false),
  };
}
