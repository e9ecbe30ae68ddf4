import { usePageTitle } from '../../lib/page-title.ts';
import { paths } from '../../lib/paths.ts';
import { Loaded } from '../../ui/lists/loaded.tsx';
import { PageHeader } from '../../ui/page-frame.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { EndDialog } from './end-dialog.tsx';
import { SessionList } from './session-list.tsx';
import { SessionsSkeleton } from './sessions-skeleton.tsx';
import { useEndSessions } from './use-end-sessions.ts';
import { useSessions } from './use-sessions.ts';
import { words } from './words.ts';

function Sessions() {
  const { asked, ask, ...ending } = useEndSessions();
  return (
    <Loaded answer={useSessions()} waiting={<SessionsSkeleton />} failed={words.loadFailed} stale={words.stale}>
      {(sessions) => (
        <>
          <SessionList sessions={sessions} onEnd={ask} />
          {asked && <EndDialog asked={asked} {...ending} />}
        </>
      )}
    </Loaded>
  );
}

/** Where the account is open, and the way to end it there. */
export default function SessionsPage() {
  usePageTitle(words.title, words.description);
  return (
    <>
      <PageHeader
        title={words.title}
        text={
          <>
            {words.text} <TextLink to={paths.changePassword}>{words.changePassword}</TextLink>
          </>
        }
      />
      <Sessions />
    </>
  );
}
