import { accountMessages } from '@bitacora/contracts/messages';
import { ArrowLeftIcon } from '@heroicons/react/24/outline';
import { usePageTitle } from '../../lib/page-title.ts';
import { useUser } from '../../lib/session/use-session.ts';
import { TextLink } from '../../ui/text-link.tsx';
import { AccountPage } from './account-page.tsx';
import { ChangePasswordForm } from './change-password-form.tsx';
import { PasswordChanged } from './password-changed.tsx';
import { useChangePassword } from './use-change-password.ts';

const messages = accountMessages.change;

function BackLink() {
  return (
    <p>
      <TextLink to="/user/information" className="inline-flex min-h-11 items-center gap-2">
        <ArrowLeftIcon aria-hidden="true" className="size-5" />
        {messages.backTo}
      </TextLink>
    </p>
  );
}

/** A new password for who is logged in; every other session ends. */
export default function ChangePasswordPage() {
  usePageTitle(messages.title, messages.description);
  const user = useUser();
  const change = useChangePassword();
  if (!user) return null;
  return (
    <AccountPage title={messages.title} text={change.isDone ? null : messages.text} back={<BackLink />}>
      {change.isDone ? <PasswordChanged /> : <ChangePasswordForm change={change} username={user.username} />}
    </AccountPage>
  );
}
