import type { BodyOf, createToken } from '@bitacora/contracts';
import { useEffect, useState } from 'react';
import { isApiError } from '../../lib/api/api-error.ts';
import { lazyResolver } from '../../lib/forms/lazy-resolver.ts';
import { useFormLife } from '../../lib/forms/use-form-life.ts';
import { session } from '../../lib/session/current-session.ts';
import { notify } from '../../lib/notify.ts';
import { words } from './words.ts';

interface LoginValues {
  username: string;
  password: string;
  otp: string;
}

type Credentials = BodyOf<typeof createToken>;

const labels = { username: words.username, password: words.password, otp: words.otp };

const loadRules = () => import('./login-rules.ts');
const resolver = lazyResolver<LoginValues, Credentials>(loadRules);

/** The login form: a refused person gets the toast, which stays until something is typed, and until the next attempt what to look at above the fields, where a phone's keyboard hides no word; every other failure is said in place. */
export function useLogin() {
  const [isCodeAsked, setCodeAsked] = useState(false);
  const { form, life } = useFormLife<LoginValues, Credentials, void>({
    start: { username: '', password: '', otp: '' },
    resolver,
    labels: () => labels,
    isShort: true,
    storesNothing: true,
    save: ({ username, password, otp }) => session.logIn(username, password, otp || undefined),
    explain: (error) => {
      if (!isApiError(error) || error.status !== 401) return undefined;
      if (error.code === 'otp_required' || error.code === 'otp_wrong') {
        setCodeAsked(true);
        if (error.code === 'otp_wrong') {
          form.setError('otp', { type: 'server', message: error.detail });
          form.setFocus('otp', { shouldSelect: true });
        }
        return [];
      }
      notify.errorUntilTyped(words.failed);
      form.setFocus('password', { shouldSelect: true });
      return [words.failedText];
    },
  });
  useEffect(() => {
    // It appears because it is asked for now.
    if (isCodeAsked) form.setFocus('otp');
  }, [form, isCodeAsked]);
  return { form, life, isCodeAsked, preload: () => void loadRules() };
}
