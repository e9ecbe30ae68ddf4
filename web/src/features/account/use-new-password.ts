import { useState } from 'react';
import { type FieldValues, type Resolver, useWatch } from 'react-hook-form';
import { isApiError } from '../../lib/api/api-error.ts';
import { useFormLife } from '../../lib/forms/use-form-life.ts';
import { words } from './words.ts';

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

const labels = { new_password: words.password.new, re_new_password: words.password.again };

function saysLinkIsBad(error: unknown): boolean {
  return isApiError(error) && ('uid' in error.fields || 'token' in error.fields);
}

/** Choosing a password behind a mailed link: what is wrong with the link, with the password, or with the network. */
export function useNewPassword<Body extends FieldValues, Saved>(options: NewPasswordOptions<Body, Saved>) {
  const { link, resolver, save, onSaved, onFailed } = options;
  const [isLinkBad, setIsLinkBad] = useState(false);
  const { form, life } = useFormLife<NewPasswordValues, Body, Saved>({
    start: { ...link, new_password: '', re_new_password: '' },
    resolver,
    labels: () => labels,
    isShort: true,
    save,
    onSaved,
    explain: (error) => {
      onFailed(error);
      if (!saysLinkIsBad(error)) return undefined;
      setIsLinkBad(true);
      return [];
    },
  });
  return {
    register: form.register,
    errors: form.formState.errors,
    password: useWatch({ control: form.control, name: 'new_password' }),
    life,
    isLinkBad,
  };
}

export type NewPassword = ReturnType<typeof useNewPassword>;
