import { session } from '../../lib/session/current-session.ts';
import { paths } from '../../lib/paths.ts';
import { LinkActionPage } from './link-action-page.tsx';
import { words } from './words.ts';

/** Where the link leads by which an account agrees to work for an agency; whoever is logged in does so anew, with the new roles. */
export default function EmploymentPage() {
  return (
    <LinkActionPage
      messages={words.employment}
      path="/api/v1/user/employment/accept/"
      badTo="/contacts"
      nextTo={paths.login}
      onDone={() => session.end()}
    />
  );
}
