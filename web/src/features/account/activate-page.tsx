import { accountMessages, toasts } from '@bitacora/contracts/messages';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { api } from '../../lib/api/api.ts';
import { isApiError } from '../../lib/api/api-error.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { session } from '../../lib/session/current-session.ts';
import { notify } from '../../ui/toasts/notify.ts';
import { AccountPage } from './account-page.tsx';
import { ActiveAlready } from './active-already.tsx';
import { BadLink } from './bad-link.tsx';
import { HelpLine } from './help-line.tsx';
import { NewPasswordForm } from './new-password-form.tsx';
import { type NewPasswordBody, newPasswordResolver } from './new-password-resolver.ts';
import { useLinkParams } from './use-link-params.ts';
import { useNewPassword } from './use-new-password.ts';

const messages = accountMessages.activate;

/** Where the mailed activation link leads: the traveller chooses a password, and then logs in. */
export default function ActivatePage() {
  usePageTitle(messages.title, messages.description);
  const navigate = useNavigate();
  const [isActiveAlready, setIsActiveAlready] = useState(false);
  const choice = useNewPassword<NewPasswordBody>({
    link: useLinkParams(),
    resolver: newPasswordResolver,
    save: (body) => api.post('/auth/users/activation/', body),
    onSaved: () => {
      notify.success(toasts.accountActivated);
      session.end();
      void navigate('/login');
    },
    onFailed: (error) => {
      if (isApiError(error) && error.kind === 'forbidden') setIsActiveAlready(true);
      notify.error(toasts.activationFailed);
    },
  });
  return (
    <AccountPage
      title={messages.title}
      text={isActiveAlready || choice.isLinkBad ? null : messages.text}
      help={<HelpLine />}
    >
      {isActiveAlready ? (
        <ActiveAlready />
      ) : choice.isLinkBad ? (
        <BadLink title={messages.badLink} text={messages.badLinkText} />
      ) : (
        <NewPasswordForm choice={choice} submitText={messages.submit} busyText={messages.submitting} />
      )}
    </AccountPage>
  );
}
