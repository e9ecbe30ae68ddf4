import { accountMessages, toasts } from '@bitacora/contracts/messages';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { api } from '../../lib/api/api.ts';
import { isApiError } from '../../lib/api/api-error.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { session } from '../../lib/session/current-session.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { notify } from '../../ui/toasts/notify.ts';
import { AccountPage } from './account-page.tsx';
import { BadLink } from './bad-link.tsx';
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
    <AccountPage title={messages.title} text={messages.text}>
      {isActiveAlready ? (
        <div className="flex flex-col gap-5">
          <Notice tone="info" role="status">
            {messages.already}
          </Notice>
          <LinkButton to="/login" isWide>
            {messages.logIn}
          </LinkButton>
        </div>
      ) : choice.isLinkBad ? (
        <BadLink text={messages.badLink} />
      ) : (
        <NewPasswordForm choice={choice} submitText={messages.submit} />
      )}
    </AccountPage>
  );
}
