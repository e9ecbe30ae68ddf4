import { LinkActionPage } from './link-action-page.tsx';
import { words } from './words.ts';

/** Where the link leads by which an account agrees that an agency knows its person. */
export default function ConfirmAccountPage() {
  return (
    <LinkActionPage
      messages={words.confirmAccount}
      path="/api/v1/user/account/confirm/"
      badTo="/contacts"
      nextTo="/my_journeys"
    />
  );
}
