import { sessionMessages as messages } from '@bitacora/contracts/messages';
import { usePageTitle } from '../../lib/page-title.ts';
import { Loaded } from '../../ui/lists/loaded.tsx';
import { BackLink } from '../../ui/back-link.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { EndDialog } from './end-dialog.tsx';
import { SessionList } from './session-list.tsx';
import { SessionsSkeleton } from './sessions-skeleton.tsx';
import { useEndSessions } from './use-end-sessions.ts';
import { useSessions } from './use-sessions.ts';

function Sessions() {
  const { wish, setWish, ...ending } = useEndSessions();
  return (
    <Loaded answer={useSessions()} waiting={<SessionsSkeleton />} failed={messages.loadFailed} stale={messages.stale}>
      {(sessions) => (
        <>
          <SessionList sessions={sessions} onWish={setWish} />
          {wish && <EndDialog wish={wish} {...ending} />}
        </>
      )}
    </Loaded>
  );
}

/** Where the account is open, and the way to end it there. */
export default function SessionsPage() {
  usePageTitle(messages.title, messages.description);
  return (
    <div className="mx-auto flex w-full max-w-prose flex-col gap-5 px-4 py-6 sm:py-10">
      <BackLink to="/user/information">{messages.back}</BackLink>
      <header>
        <h1 className="text-title font-bold tracking-tight sm:text-headline">{messages.title}</h1>
        <p className="mt-2 text-ink-soft">
          {messages.text} <TextLink to="/user/change_password">{messages.changePassword}</TextLink>
        </p>
      </header>
      <Sessions />
    </div>
  );
}
