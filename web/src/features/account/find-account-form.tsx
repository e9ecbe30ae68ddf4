import { accountMessages } from '@bitacora/contracts/messages';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import type { ResetRequest } from './use-reset-request.ts';

const messages = accountMessages.reset;

export function FindAccountForm({ request: { form, find, problem } }: { request: ResetRequest }) {
  const { errors, isSubmitting } = form.formState;
  return (
    <form noValidate onSubmit={(event) => void find(event)} className="flex flex-col gap-5">
      {problem !== null && (
        <Notice tone="bad" role="alert">
          {problem}
        </Notice>
      )}
      <TextInput
        label={messages.username}
        hint={messages.usernameHint}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        error={errors.username?.message}
        {...form.register('username')}
      />
      <Button type="submit" isWide isBusy={isSubmitting} busyText={messages.submitting}>
        {messages.submit}
      </Button>
    </form>
  );
}
