import { accountMessages, toasts } from '@bitacora/contracts/messages';
import { useNavigate } from 'react-router-dom';
import { api } from '../../lib/api/api.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { session } from '../../lib/session/current-session.ts';
import { notify } from '../../ui/toasts/notify.ts';
import { AccountPage } from './account-page.tsx';
import { BadLink } from './bad-link.tsx';
import { HelpLine } from './help-line.tsx';
import { NewPasswordForm } from './new-password-form.tsx';
import { type NewPasswordBody, newPasswordResolver } from './new-password-resolver.ts';
import { useLinkParams } from './use-link-params.ts';
import { useNewPassword } from './use-new-password.ts';

const messages = accountMessages.confirm;

/** Where the mailed reset link leads. */
export default function ConfirmResetPage() {
  usePageTitle(messages.title, messages.description);
  const navigate = useNavigate();
  const choice = useNewPassword<NewPasswordBody>({
    link: useLinkParams(),
    resolver: newPasswordResolver,
    save: (body) => api.post('/auth/users/reset_password_confirm/', body),
    onSaved: () => {
      notify.success(toasts.passwordReset);
      // The server ended every session of the person, this browser's too.
      session.end();
      void navigate('/login');
    },
    onFailed: () => notify.error(toasts.resetFailed),
  });
  return (
    <AccountPage title={messages.title} text={choice.isLinkBad ? null : messages.text} help={<HelpLine />}>
      {choice.isLinkBad ? (
        <BadLink title={messages.badLink} text={messages.badLinkText} />
      ) : (
        <NewPasswordForm choice={choice} submitText={messages.submit} busyText={messages.submitting} />
      )}
    </AccountPage>
  );
}
