import { session } from '../../lib/session/current-session.ts';
import { paths } from '../../lib/paths.ts';
import { LinkActionPage } from './link-action-page.tsx';
import { words } from './words.ts';

/** Where "No fui yo" in the mail to a former address leads. */
export default function UndoEmailPage() {
  return (
    <LinkActionPage
      messages={words.undoEmail}
      path="/api/v1/user/email/undo/"
      badTo="/contacts"
      nextTo={paths.resetPassword}
      // What is to be done now waits in the mailbox.
      nextLook="secondary"
      // The server ended every session of the person, this browser's too.
      onDone={() => session.end()}
    />
  );
}
