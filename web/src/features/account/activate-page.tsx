import { useState } from 'react';
import { isApiError } from '../../lib/api/api-error.ts';
import { api } from '../../lib/api/api.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { paths } from '../../lib/paths.ts';
import type { Tokens } from '../../lib/session/stored-session.ts';
import { notify } from '../../lib/notify.ts';
import { AccountPage } from './account-page.tsx';
import { ActiveAlready } from './active-already.tsx';
import { BadLink } from './bad-link.tsx';
import { HelpLine } from './help-line.tsx';
import { LinkSheet } from './link-sheet.tsx';
import { NewPasswordForm, WaitingPasswordForm } from './new-password-form.tsx';
import { type NewPasswordBody, newPasswordResolver } from './new-password-resolver.ts';
import { useBeginSession } from './use-begin-session.ts';
import { useLinkCheck } from './use-link-check.ts';
import { useLinkParams } from './use-link-params.ts';
import { useNewPassword } from './use-new-password.ts';
import { words } from './words.ts';

/** Where the mailed activation link leads: the traveller chooses a password, and is inside. */
export default function ActivatePage() {
  const link = useLinkParams();
  const check = useLinkCheck(link);
  const beginSession = useBeginSession();
  const [isActiveAlready, setIsActiveAlready] = useState(false);
  const choice = useNewPassword({
    link,
    resolver: newPasswordResolver,
    save: (body: NewPasswordBody) => api.post<Tokens | undefined>('/auth/users/activation/', { ...body, log_in: true }),
    onSaved: async (tokens) => {
      notify.success(words.toasts.activated);
      await beginSession(tokens);
    },
    onFailed: (error) => {
      if (isApiError(error) && error.kind === 'forbidden') setIsActiveAlready(true);
      else notify.error(words.toasts.activationFailed);
    },
  });
  const bad = <BadLink text={words.activate.badLinkText} to={paths.resetPassword} action={words.confirm.askAgain} />;
  const isActive = isActiveAlready || check.state === 'used';
  const isBad = !isActive && (check.state === 'bad' || choice.isLinkBad);
  const title = isActive ? words.activate.alreadyTitle : isBad ? words.link.bad : words.activate.title;
  usePageTitle(title, words.activate.description);
  return (
    <AccountPage title={title} text={isActive || isBad ? null : words.activate.text} help={<HelpLine />}>
      {isActive ? (
        <ActiveAlready />
      ) : isBad ? (
        bad
      ) : (
        <LinkSheet check={check} waiting={<WaitingPasswordForm />} bad={bad}>
          <NewPasswordForm choice={choice} submitText={words.activate.submit} busyText={words.activate.submitting} />
        </LinkSheet>
      )}
    </AccountPage>
  );
}
