import { paths } from '../../lib/paths.ts';
import { FormFrame } from '../../ui/forms/form-frame.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { PasswordInput } from '../../ui/password-input.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { PasswordRules } from './password-rules.tsx';
import { passwordLabels, type useChangePassword } from './use-change-password.ts';
import { words } from './words.ts';

interface ChangePasswordFormProps {
  change: ReturnType<typeof useChangePassword>;
  username: string;
}

/** The present password, then the new one, twice, with its rules in sight. */
export function ChangePasswordForm({ change, username }: ChangePasswordFormProps) {
  const { form, life, password, preload } = change;
  const { errors } = form.formState;
  return (
    <FormFrame
      life={life}
      submit={words.change.submit}
      submitting={words.change.submitting}
      beside={
        <LinkButton to={paths.information} look="quiet">
          {words.change.cancel}
        </LinkButton>
      }
    >
      {/* Tells password managers whose password this is. */}
      <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
      <div className="flex flex-col">
        <PasswordInput
          label={passwordLabels.current_password}
          autoComplete="current-password"
          onFocus={preload}
          error={errors.current_password?.message}
          {...form.register('current_password')}
        />
        <TextLink to={paths.resetPassword} className="inline-flex min-h-11 items-center self-start text-small">
          {words.change.forgotten}
        </TextLink>
      </div>
      <PasswordInput
        label={passwordLabels.new_password}
        autoComplete="new-password"
        error={errors.new_password?.message}
        {...form.register('new_password')}
      />
      <PasswordRules password={password} />
      <PasswordInput
        label={passwordLabels.re_new_password}
        autoComplete="new-password"
        error={errors.re_new_password?.message}
        {...form.register('re_new_password')}
      />
    </FormFrame>
  );
}
