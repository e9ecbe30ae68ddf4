import type { BodyOf, createToken } from '@bitacora/contracts';
import { isApiError } from '../../lib/api/api-error.ts';
import { lazyResolver } from '../../lib/forms/lazy-resolver.ts';
import { useFormLife } from '../../lib/forms/use-form-life.ts';
import { session } from '../../lib/session/current-session.ts';
import { notify } from '../../lib/notify.ts';
import { words } from './words.ts';

interface LoginValues {
  username: string;
  password: string;
}

type Credentials = BodyOf<typeof createToken>;

const labels = { username: words.username, password: words.password };

const loadRules = () => import('./login-rules.ts');
const resolver = lazyResolver<LoginValues, Credentials>(loadRules);

/** The login form: a refused person gets the toast, which stays until something is typed; every other failure is said in place. */
export function useLogin() {
  const { form, life } = useFormLife<LoginValues, Credentials, void>({
    start: { username: '', password: '' },
    resolver,
    labels: () => labels,
    isShort: true,
    storesNothing: true,
    save: ({ username, password }) => session.logIn(username, password),
    explain: (error) => {
      if (!isApiError(error) || error.status !== 401) return undefined;
      notify.errorUntilTyped(words.failed);
      form.setError('password', { type: 'server', message: '' });
      form.setFocus('password', { shouldSelect: true });
      return [];
    },
  });
  return { form, life, preload: () => void loadRules() };
}
