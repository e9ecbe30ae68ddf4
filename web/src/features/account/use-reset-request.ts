import type { AnswerOf, BodyOf, emailByUser, resetPassword } from '@bitacora/contracts';
import { toasts } from '@bitacora/contracts/messages';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { api } from '../../lib/api/api.ts';
import { isApiError } from '../../lib/api/api-error.ts';
import { describeError } from '../../lib/api/describe-error.ts';
import { lazyResolver } from '../../lib/forms/lazy-resolver.ts';
import { showServerErrors } from '../../lib/forms/server-errors.ts';
import { notify } from '../../ui/toasts/notify.ts';

export type ResetStep = { at: 'find' } | { at: 'send'; email: string | null } | { at: 'sent'; email: string };

interface FindValues {
  username: string;
}

const loadRules = () => import('./reset-rules.ts');
const resolver = lazyResolver<FindValues, BodyOf<typeof resetPassword>>(loadRules);

/** Asking for a new password, step by step; a failure stays on its step with everything typed. */
export function useResetRequest() {
  const form = useForm({ defaultValues: { username: '' }, resolver });
  const [step, setStep] = useState<ResetStep>({ at: 'find' });
  const [isSending, setIsSending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const explain = (error: unknown) => {
    if (isApiError(error) && error.kind === 'not-found') {
      notify.error(toasts.unknownUser);
      form.setError('username', { type: 'server', message: toasts.unknownUser }, { shouldFocus: true });
      return;
    }
    const others = showServerErrors(form, error, ['username']);
    const isAtField = isApiError(error) && error.kind === 'fields' && others.length === 0;
    setProblem(isAtField ? null : others.join(' ') || describeError(error));
  };

  const find = form.handleSubmit(async ({ username }) => {
    setProblem(null);
    try {
      const path = `/api/v1/user/email_by_user/${encodeURIComponent(username)}/`;
      const { email } = await api.get<AnswerOf<typeof emailByUser>>(path);
      setStep({ at: 'send', email });
    } catch (error) {
      explain(error);
    }
  });

  const send = async (email: string) => {
    setProblem(null);
    setIsSending(true);
    try {
      await api.post('/auth/users/reset_password/', { username: form.getValues('username').trim() });
      setStep({ at: 'sent', email });
      notify.success(toasts.resetRequested);
    } catch (error) {
      const isAboutPerson = isApiError(error) && (error.kind === 'not-found' || error.kind === 'fields');
      if (isAboutPerson) setStep({ at: 'find' });
      else notify.error(toasts.resetFailed);
      explain(error);
    } finally {
      setIsSending(false);
    }
  };

  const startOver = () => {
    setProblem(null);
    setStep({ at: 'find' });
  };

  return { form, step, problem, isSending, find, send, startOver };
}

export type ResetRequest = ReturnType<typeof useResetRequest>;
