import { useState } from 'react';
import { useSWRConfig } from 'swr';
import { isApiError } from '../../lib/api/api-error.ts';
import { api } from '../../lib/api/api.ts';
import { describeError } from '../../lib/api/describe-error.ts';
import { session } from '../../lib/session/current-session.ts';
import { notify } from '../../ui/toasts/notify.ts';
import type { Wish } from './end-dialog.tsx';
import { sessionsPath } from './use-sessions.ts';
import { words } from './words.ts';

async function end(wish: Wish): Promise<void> {
  if (wish.end === 'others') return api.delete(sessionsPath);
  try {
    await api.delete(`${sessionsPath}${wish.session.id}/`);
  } catch (error) {
    // It ended by itself, or in another window: that is what was wanted.
    if (!isApiError(error) || error.kind !== 'not-found') throw error;
  }
}

/** Asking, ending, and reading the list anew. A failure stays in the dialog, where one tries again. */
export function useEndSessions() {
  const { mutate } = useSWRConfig();
  const [wish, setWish] = useState<Wish | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [isEnding, setIsEnding] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const ask = (next: Wish) => {
    setProblem(null);
    setWish(next);
    setIsOpen(true);
  };

  const confirm = async () => {
    if (!wish) return;
    if (wish.end === 'one' && wish.session.is_current) return session.logOut();
    setProblem(null);
    setIsEnding(true);
    try {
      await end(wish);
      setIsOpen(false);
      await mutate(sessionsPath);
      notify.success(wish.end === 'others' ? words.othersEnded : words.ended);
    } catch (error) {
      setProblem(describeError(error));
    } finally {
      setIsEnding(false);
    }
  };

  return {
    wish,
    setWish: ask,
    isOpen,
    isEnding,
    problem,
    onConfirm: () => void confirm(),
    onClose: () => setIsOpen(false),
  };
}
