import { api } from '../../lib/api/api.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { paths } from '../../lib/paths.ts';
import type { Tokens } from '../../lib/session/stored-session.ts';
import { notify } from '../../lib/notify.ts';
import { AccountPage } from './account-page.tsx';
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

/** Where the mailed reset link leads: a new password, and the person is inside. */
export default function ConfirmResetPage() {
  const link = useLinkParams();
  const check = useLinkCheck(link);
  const beginSession = useBeginSession();
  const choice = useNewPassword({
    link,
    resolver: newPasswordResolver,
    save: (body: NewPasswordBody) =>
      api.post<Tokens | undefined>('/auth/users/reset_password_confirm/', { ...body, log_in: true }),
    onSaved: async (tokens) => {
      notify.success(words.toasts.passwordReset);
      await beginSession(tokens);
    },
    onFailed: () => notify.error(words.toasts.resetFailed),
  });
  const bad = <BadLink text={words.confirm.badLinkText} to={paths.resetPassword} action={words.confirm.askAgain} />;
  const isBad = check.state === 'bad' || choice.isLinkBad;
  const title = isBad ? words.link.bad : words.confirm.title;
  usePageTitle(title, words.confirm.description);
  return (
    <AccountPage title={title} text={isBad ? null : words.confirm.text} help={<HelpLine />}>
      {isBad ? (
        bad
      ) : (
        <LinkSheet check={check} waiting={<WaitingPasswordForm />} bad={bad}>
          <NewPasswordForm choice={choice} submitText={words.confirm.submit} busyText={words.confirm.submitting} />
        </LinkSheet>
      )}
    </AccountPage>
  );
}
