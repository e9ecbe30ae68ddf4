import { usePageTitle } from '../../lib/page-title.ts';
import { paths } from '../../lib/paths.ts';
import { BackLink } from '../../ui/back-link.tsx';
import { Loaded } from '../../ui/lists/loaded.tsx';
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
    <div className="mx-auto flex w-full max-w-prose flex-col gap-5 px-4 py-6 sm:py-10">
      <BackLink to={paths.information}>{words.back}</BackLink>
      <header>
        <h1 className="text-title font-bold tracking-tight sm:text-headline">{words.title}</h1>
        <p className="mt-2 text-ink-soft">
          {words.text} <TextLink to={paths.changePassword}>{words.changePassword}</TextLink>
        </p>
      </header>
      <Sessions />
    </div>
  );
}
