import type { AnswerOf, BodyOf, emailByUser, resetPassword } from '@bitacora/contracts';
import { useState } from 'react';
import { isApiError } from '../../lib/api/api-error.ts';
import { api } from '../../lib/api/api.ts';
import { lazyResolver } from '../../lib/forms/lazy-resolver.ts';
import { useFormLife } from '../../lib/forms/use-form-life.ts';
import { notify } from '../../lib/notify.ts';
import { words } from './words.ts';

export type ResetStep =
  { at: 'find' } | { at: 'send'; email: string | null } | { at: 'sent'; email: string; sentAt: number };

interface FindValues {
  username: string;
}

type Body = BodyOf<typeof resetPassword>;
type Found = AnswerOf<typeof emailByUser>;

const labels = { username: words.reset.username };
const resolver = lazyResolver<FindValues, Body>(() => import('./reset-rules.ts'));

/** Asking for a new password, step by step; a failure stays on its step with everything typed. */
export function useResetRequest() {
  const [step, setStep] = useState<ResetStep>({ at: 'find' });
  const [isSending, setIsSending] = useState(false);
  const { form, life, refuse, goOnFrom } = useFormLife<FindValues, Body, Found>({
    start: { username: '' },
    resolver,
    labels: () => labels,
    isShort: true,
    storesNothing: true,
    save: ({ username }) => api.get<Found>(`/api/v1/user/email_by_user/${encodeURIComponent(username)}/`),
    onSaved: ({ email }) => setStep({ at: 'send', email }),
    explain: (error) => {
      if (!isApiError(error) || error.kind !== 'not-found') return undefined;
      notify.error(words.toasts.unknownUser);
      form.setError('username', { type: 'server', message: words.toasts.unknownUser }, { shouldFocus: true });
      return [];
    },
  });
  const forgetProblems = () => goOnFrom({ version: 0, values: form.getValues() });

  const send = async (email: string) => {
    forgetProblems();
    setIsSending(true);
    try {
      await api.post('/auth/users/reset_password/', { username: form.getValues('username').trim() });
      setStep({ at: 'sent', email, sentAt: Date.now() });
    } catch (error) {
      const isAboutPerson = isApiError(error) && (error.kind === 'not-found' || error.kind === 'fields');
      if (isAboutPerson) setStep({ at: 'find' });
      else notify.error(words.toasts.resetFailed);
      await refuse(error);
    } finally {
      setIsSending(false);
    }
  };

  const startOver = () => {
    forgetProblems();
    setStep({ at: 'find' });
  };

  return { form, life, step, isSending, send, startOver };
}

export type ResetRequest = ReturnType<typeof useResetRequest>;
