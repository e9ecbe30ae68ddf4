import { paths } from '../../lib/paths.ts';
import { session } from '../../lib/session/current-session.ts';
import { LinkActionPage } from './link-action-page.tsx';
import { words } from './words.ts';

/** Where the link mailed to a new address leads. */
export default function ConfirmEmailPage() {
  return (
    <LinkActionPage
      messages={words.confirmEmail}
      path="/api/v1/user/email/confirm/"
      badTo={paths.information}
      nextTo={paths.resetPassword}
      // What is to be done now waits in the mailbox.
      nextLook="secondary"
      // The server ended every session of the account, this browser's too.
      onDone={() => session.end()}
    />
  );
}
