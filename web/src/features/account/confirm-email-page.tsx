import { accountMessages } from '@bitacora/contracts/messages';
import { LinkActionPage } from './link-action-page.tsx';

/** Where the link mailed to a new address leads. */
export default function ConfirmEmailPage() {
  return (
    <LinkActionPage
      messages={accountMessages.confirmEmail}
      path="/api/v1/user/email/confirm/"
      badTo="/user/information"
      nextTo="/user/information"
    />
  );
}
