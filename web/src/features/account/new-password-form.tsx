import { accountMessages } from '@bitacora/contracts/messages';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PasswordInput } from '../../ui/password-input.tsx';
import { PasswordRules } from './password-rules.tsx';
import type { NewPassword } from './use-new-password.ts';

const messages = accountMessages.password;

interface NewPasswordFormProps {
  choice: NewPassword;
  submitText: string;
  busyText: string;
}

/** A new password, twice, with its rules in sight. */
export function NewPasswordForm({ choice, submitText, busyText }: NewPasswordFormProps) {
  const { register, errors, isSubmitting, password, submit, problem } = choice;
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
      {problem !== null && (
        <Notice tone="bad" role="alert">
          {problem}
        </Notice>
      )}
      <PasswordInput
        label={messages.new}
        autoComplete="new-password"
        error={errors.new_password?.message}
        {...register('new_password')}
      />
      <PasswordRules password={password} />
      <PasswordInput
        label={messages.again}
        autoComplete="new-password"
        error={errors.re_new_password?.message}
        {...register('re_new_password')}
      />
      <Button type="submit" isWide isBusy={isSubmitting} busyText={busyText}>
        {submitText}
      </Button>
    </form>
  );
}
