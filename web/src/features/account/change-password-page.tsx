import { usePageTitle } from '../../lib/page-title.ts';
import { useUser } from '../../lib/session/use-session.ts';
import { Card } from '../../ui/card.tsx';
import { PageHeader } from '../../ui/page-frame.tsx';
import { ChangePasswordForm } from './change-password-form.tsx';
import { PasswordChanged } from './password-changed.tsx';
import { useChangePassword } from './use-change-password.ts';
import { words } from './words.ts';

/** A new password for who is logged in; every other session ends. */
export default function ChangePasswordPage() {
  usePageTitle(words.change.title, words.change.description);
  const user = useUser();
  const change = useChangePassword();
  if (!user) return null;
  const text = user.is_staff ? `${words.change.text} ${words.change.endsCalendar}` : words.change.text;
  return (
    <>
      <PageHeader title={words.change.title} text={change.isDone ? null : text} />
      <Card isAccented>
        <div className="max-w-field">
          {change.isDone ? <PasswordChanged /> : <ChangePasswordForm change={change} username={user.username} />}
        </div>
      </Card>
    </>
  );
}
