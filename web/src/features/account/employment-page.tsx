import { fullName } from '@bitacora/kernel/full-name';
import { session } from '../../lib/session/current-session.ts';
import { useUser } from '../../lib/session/use-session.ts';
import { paths } from '../../lib/paths.ts';
import { LinkActionPage } from './link-action-page.tsx';
import { useLinkParams } from './use-link-params.ts';
import { words } from './words.ts';

const texts = words.employment;

/** Whose session in this browser ends with the press; somebody else's may be open there. */
function useEndedSession(): string | null {
  const { uid } = useLinkParams();
  const user = useUser();
  if (!user) return null;
  return user.id === uid ? texts.endsOwn : texts.endsOther(fullName(user));
}

/** Where the link leads by which an account agrees to work for an agency; whoever is logged in does so anew, with the new roles. */
export default function EmploymentPage() {
  return (
    <LinkActionPage
      messages={texts}
      path="/api/v1/user/employment/accept/"
      badTo="/contacts"
      nextTo={paths.login}
      notice={useEndedSession()}
      onDone={() => session.end()}
    />
  );
}
