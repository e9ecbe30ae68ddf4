import type { BodyOf, createToken } from '@bitacora/contracts';
import { toasts } from '@bitacora/contracts/messages';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { isApiError } from '../../lib/api/api-error.ts';
import { describeError } from '../../lib/api/describe-error.ts';
import { lazyResolver } from '../../lib/forms/lazy-resolver.ts';
import { showServerErrors } from '../../lib/forms/server-errors.ts';
import { session } from '../../lib/session/current-session.ts';
import { notify } from '../../ui/toasts/notify.ts';

interface LoginValues {
  username: string;
  password: string;
}

const loadRules = () => import('./login-rules.ts');
const resolver = lazyResolver<LoginValues, BodyOf<typeof createToken>>(loadRules);

/** The login form: a refused person gets the toast and the same words in place, where every other failure is said too. */
export function useLogin() {
  const form = useForm({ defaultValues: { username: '', password: '' }, resolver });
  const [problem, setProblem] = useState<string | null>(null);

  const submit = form.handleSubmit(async ({ username, password }) => {
    setProblem(null);
    try {
      await session.logIn(username, password);
    } catch (error) {
      if (isApiError(error) && error.status === 401) {
        notify.error(toasts.loginFailed);
        // The toast goes away in four seconds; who reads slowly finds the same words at the field.
        form.setError('password', { type: 'server', message: toasts.loginFailed });
        form.setFocus('password', { shouldSelect: true });
        return;
      }
      const others = showServerErrors(form, error, ['username', 'password']);
      const isAboutFields = isApiError(error) && error.kind === 'fields' && others.length === 0;
      if (!isAboutFields) setProblem(others.join(' ') || describeError(error));
    }
  });

  return { form, submit, problem, preload: () => void loadRules() };
}
