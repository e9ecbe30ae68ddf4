import { FormFrame } from '../../ui/forms/form-frame.tsx';
import { PasswordInput } from '../../ui/password-input.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { PasswordRules } from './password-rules.tsx';
import type { NewPassword } from './use-new-password.ts';
import { words } from './words.ts';

const WaitingField = () => (
  <div className="flex flex-col gap-1">
    <Skeleton className="h-6 w-40" />
    <Skeleton className="h-11" />
  </div>
);

/** The form while its link is checked. */
export function WaitingPasswordForm() {
  return (
    <div className="flex flex-col gap-5">
      <WaitingField />
      <Skeleton className="h-26" />
      <WaitingField />
      <Skeleton className="h-11" />
    </div>
  );
}

interface NewPasswordFormProps {
  choice: NewPassword;
  submitText: string;
  busyText: string;
}

/** A new password, twice, with its rules in sight. */
export function NewPasswordForm({ choice, submitText, busyText }: NewPasswordFormProps) {
  const { register, errors, password, life } = choice;
  return (
    <FormFrame life={life} submit={submitText} submitting={busyText}>
      <PasswordInput
        label={words.password.new}
        autoComplete="new-password"
        error={errors.new_password?.message}
        {...register('new_password')}
      />
      <PasswordRules password={password} />
      <PasswordInput
        label={words.password.again}
        autoComplete="new-password"
        error={errors.re_new_password?.message}
        {...register('re_new_password')}
      />
    </FormFrame>
  );
}
