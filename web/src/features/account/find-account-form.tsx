import { accountMessages } from '@bitacora/contracts/messages';
import { FormFrame } from '../../ui/forms/form-frame.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import type { ResetRequest } from './use-reset-request.ts';

const messages = accountMessages.reset;

export function FindAccountForm({ request: { form, life } }: { request: ResetRequest }) {
  const { errors } = form.formState;
  return (
    <FormFrame life={life} submit={messages.submit} submitting={messages.submitting}>
      <TextInput
        label={messages.username}
        hint={messages.usernameHint}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        error={errors.username?.message}
        {...form.register('username')}
      />
    </FormFrame>
  );
}
