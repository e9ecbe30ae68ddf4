import { accountMessages } from '@bitacora/contracts/messages';
import { LinkActionPage } from './link-action-page.tsx';

/** Where the link leads by which an account agrees that an agency knows its person. */
export default function ConfirmAccountPage() {
  return (
    <LinkActionPage
      messages={accountMessages.confirmAccount}
      path="/api/v1/user/account/confirm/"
      badTo="/contacts"
      nextTo="/my_journeys"
    />
  );
}
