import { useState } from 'react';
import { type FieldValues, type Resolver, useForm, useWatch } from 'react-hook-form';
import { isApiError } from '../../lib/api/api-error.ts';
import { describeError } from '../../lib/api/describe-error.ts';
import { showServerErrors } from '../../lib/forms/server-errors.ts';

export interface LinkParams {
  uid: string;
  token: string;
}

export interface NewPasswordValues extends LinkParams {
  new_password: string;
  re_new_password: string;
}

interface NewPasswordOptions<Body extends FieldValues, Saved> {
  link: LinkParams;
  resolver: Resolver<NewPasswordValues, unknown, Body>;
  save: (body: Body) => Promise<Saved>;
  onSaved: (saved: Saved) => Promise<void>;
  onFailed: (error: unknown) => void;
}

function saysLinkIsBad(error: unknown): boolean {
  return isApiError(error) && ('uid' in error.fields || 'token' in error.fields);
}

/** Choosing a password behind a mailed link: what is wrong with the link, with the password, or with the network. */
export function useNewPassword<Body extends FieldValues, Saved>(options: NewPasswordOptions<Body, Saved>) {
  const { link, resolver, save, onSaved, onFailed } = options;
  const form = useForm({ defaultValues: { ...link, new_password: '', re_new_password: '' }, resolver });
  const [problem, setProblem] = useState<string | null>(null);
  const [isLinkBad, setIsLinkBad] = useState(false);

  const submit = form.handleSubmit(async (body) => {
    setProblem(null);
    try {
      await onSaved(await save(body));
    } catch (error) {
      onFailed(error);
      if (saysLinkIsBad(error)) return setIsLinkBad(true);
      const others = showServerErrors(form, error, ['new_password', 're_new_password']);
      const isAboutFields = isApiError(error) && error.kind === 'fields';
      setProblem(isAboutFields ? others.join(' ') || null : describeError(error));
    }
  });

  return {
    register: form.register,
    errors: form.formState.errors,
    isSubmitting: form.formState.isSubmitting,
    password: useWatch({ control: form.control, name: 'new_password' }),
    submit,
    problem,
    isLinkBad,
  };
}

export type NewPassword = ReturnType<typeof useNewPassword>;
