import type { BodyOf, setPassword } from '@bitacora/contracts';
import { accountMessages, toasts } from '@bitacora/contracts/messages';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { api } from '../../lib/api/api.ts';
import { isApiError } from '../../lib/api/api-error.ts';
import { describeError } from '../../lib/api/describe-error.ts';
import { lazyResolver } from '../../lib/forms/lazy-resolver.ts';
import { showServerErrors } from '../../lib/forms/server-errors.ts';
import { notify } from '../../ui/toasts/notify.ts';

interface PasswordValues {
  current_password: string;
  new_password: string;
  re_new_password: string;
}

/** The form's fields in order, with their labels. */
export const passwordLabels = {
  current_password: accountMessages.change.current,
  new_password: accountMessages.password.new,
  re_new_password: accountMessages.password.again,
} as const satisfies Record<keyof PasswordValues, string>;

const fields = Object.keys(passwordLabels) as (keyof PasswordValues)[];
const empty: PasswordValues = { current_password: '', new_password: '', re_new_password: '' };

const loadRules = () => import('./change-password-rules.ts');
const resolver = lazyResolver<PasswordValues, BodyOf<typeof setPassword>>(loadRules, 're_new_password');

/** Changing the password of who is logged in; what the server has against it is told field by field. */
export function useChangePassword() {
  const form = useForm({ defaultValues: empty, resolver });
  const [others, setOthers] = useState<readonly string[]>([]);
  const [isDone, setIsDone] = useState(false);

  const submit = form.handleSubmit(
    async (body) => {
      setOthers([]);
      try {
        await api.post('/auth/users/set_password/', body);
        notify.success(toasts.passwordChanged);
        setIsDone(true);
      } catch (error) {
        const unplaced = showServerErrors(form, error, fields);
        const isAboutFields = isApiError(error) && error.kind === 'fields';
        setOthers(isAboutFields ? unplaced : [describeError(error)]);
      }
    },
    () => setOthers([]),
  );

  return {
    form,
    submit,
    others,
    isDone,
    password: useWatch({ control: form.control, name: 'new_password' }),
    preload: () => void loadRules(),
  };
}
