import { FormFrame } from '../../ui/forms/form-frame.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import type { ResetRequest } from './use-reset-request.ts';
import { words } from './words.ts';

export function FindAccountForm({ request: { form, life } }: { request: ResetRequest }) {
  const { errors } = form.formState;
  return (
    <FormFrame life={life} submit={words.reset.submit} submitting={words.reset.submitting}>
      <TextInput
        label={words.reset.username}
        hint={words.reset.usernameHint}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        error={errors.username?.message}
        {...form.register('username')}
      />
    </FormFrame>
  );
}
