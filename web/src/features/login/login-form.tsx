import { loginMessages as messages } from '@bitacora/contracts/messages';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PasswordInput } from '../../ui/password-input.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { useLogin } from './use-login.ts';

export function LoginForm() {
  const { form, submit, problem, preload } = useLogin();
  const { errors, isSubmitting } = form.formState;
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
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
        onFocus={preload}
        error={errors.username?.message}
        {...form.register('username')}
      />
      <PasswordInput
        label={messages.password}
        autoComplete="current-password"
        error={errors.password?.message}
        {...form.register('password')}
      />
      <Button type="submit" isWide isBusy={isSubmitting} busyText={messages.submitting}>
        {messages.submit}
      </Button>
      <TextLink to="/user/reset_password" className="inline-flex min-h-11 items-center self-center">
        {messages.forgotten}
      </TextLink>
    </form>
  );
}
