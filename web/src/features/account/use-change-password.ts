import type { BodyOf, setPassword } from '@bitacora/contracts';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { api } from '../../lib/api/api.ts';
import { lazyResolver } from '../../lib/forms/lazy-resolver.ts';
import { useFormLife } from '../../lib/forms/use-form-life.ts';
import { notify } from '../../lib/notify.ts';
import { words } from './words.ts';

interface PasswordValues {
  current_password: string;
  new_password: string;
  re_new_password: string;
}

/** The form's fields in order, with their labels. */
export const passwordLabels = {
  current_password: words.change.current,
  new_password: words.password.new,
  re_new_password: words.password.again,
} as const satisfies Record<keyof PasswordValues, string>;

type Body = BodyOf<typeof setPassword>;

const loadRules = () => import('./change-password-rules.ts');
const resolver = lazyResolver<PasswordValues, Body>(loadRules, 're_new_password');

/** Changing the password of who is logged in; what the server has against it is told field by field. */
export function useChangePassword() {
  const [isDone, setIsDone] = useState(false);
  const { form, life } = useFormLife<PasswordValues, Body, void>({
    start: { current_password: '', new_password: '', re_new_password: '' },
    resolver,
    labels: () => passwordLabels,
    save: (body) => api.post('/auth/users/set_password/', body),
    onSaved: () => {
      notify.success(words.toasts.passwordChanged);
      setIsDone(true);
    },
  });
  return {
    form,
    life,
    isDone,
    password: useWatch({ control: form.control, name: 'new_password' }),
    preload: () => void loadRules(),
  };
}
