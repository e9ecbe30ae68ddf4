import { accountMessages, toasts } from '@bitacora/contracts/messages';
import { api } from '../../lib/api/api.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import type { Tokens } from '../../lib/session/stored-session.ts';
import { notify } from '../../ui/toasts/notify.ts';
import { AccountPage } from './account-page.tsx';
import { BadLink } from './bad-link.tsx';
import { HelpLine } from './help-line.tsx';
import { NewPasswordForm, WaitingPasswordForm } from './new-password-form.tsx';
import { type NewPasswordBody, newPasswordResolver } from './new-password-resolver.ts';
import { LinkSheet } from './link-sheet.tsx';
import { useBeginSession } from './use-begin-session.ts';
import { useLinkCheck } from './use-link-check.ts';
import { useLinkParams } from './use-link-params.ts';
import { useNewPassword } from './use-new-password.ts';

const messages = accountMessages.confirm;

/** Where the mailed reset link leads: a new password, and the person is inside. */
export default function ConfirmResetPage() {
  usePageTitle(messages.title, messages.description);
  const link = useLinkParams();
  const check = useLinkCheck(link);
  const beginSession = useBeginSession();
  const choice = useNewPassword({
    link,
    resolver: newPasswordResolver,
    save: (body: NewPasswordBody) =>
      api.post<Tokens | undefined>('/auth/users/reset_password_confirm/', { ...body, log_in: true }),
    onSaved: async (tokens) => {
      notify.success(toasts.passwordReset);
      await beginSession(tokens);
    },
    onFailed: () => notify.error(toasts.resetFailed),
  });
  const bad = (
    <BadLink
      title={messages.badLink}
      text={messages.badLinkText}
      to="/user/reset_password"
      action={messages.askAgain}
    />
  );
  const isAsking = check.state !== 'bad' && !choice.isLinkBad;
  return (
    <AccountPage title={messages.title} text={isAsking ? messages.text : null} help={<HelpLine />}>
      {choice.isLinkBad ? (
        bad
      ) : (
        <LinkSheet check={check} waiting={<WaitingPasswordForm />} bad={bad}>
          <NewPasswordForm choice={choice} submitText={messages.submit} busyText={messages.submitting} />
        </LinkSheet>
      )}
    </AccountPage>
  );
}
