import { paths } from '../../lib/paths.ts';
import { FormFrame } from '../../ui/forms/form-frame.tsx';
import { PasswordInput } from '../../ui/password-input.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { useLogin } from './use-login.ts';
import { words } from './words.ts';

export function LoginForm() {
  const { form, life, isCodeAsked, preload } = useLogin();
  const { errors } = form.formState;
  return (
    <div className="flex flex-col gap-5">
      <FormFrame life={life} submit={words.submit} submitting={words.submitting}>
        <TextInput
          label={words.username}
          hint={words.usernameHint}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          onFocus={preload}
          error={errors.username?.message}
          {...form.register('username')}
        />
        <PasswordInput
          label={words.password}
          autoComplete="current-password"
          error={errors.password?.message}
          {...form.register('password')}
        />
        {isCodeAsked && (
          <TextInput
            label={words.otp}
            hint={words.otpHint}
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
            error={errors.otp?.message}
            {...form.register('otp')}
          />
        )}
      </FormFrame>
      <TextLink to={paths.resetPassword} className="inline-flex min-h-11 items-center self-center">
        {words.forgotten}
      </TextLink>
    </div>
  );
}
