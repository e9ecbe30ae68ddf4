import { Outlet } from 'react-router-dom';
import { useUser } from '../lib/session/use-session.ts';
import { lazyPart } from '../ui/lazy-part.tsx';
import { LayoutFrame } from './layout-frame.tsx';
import { RequireSession } from './require-session.tsx';

const Nothing = () => null;

/** Its code is of no use to a visitor. */
const LiveStream = lazyPart(async () => (await import('./live-stream.tsx')).default, {
  Waiting: Nothing,
  Missing: Nothing,
});

/** The layout of the pages of a person who is logged in: guarded, and told live of what changes. */
export function PrivateLayout() {
  const user = useUser();
  return (
    <LayoutFrame>
      {user && <LiveStream key={user.id} personId={user.id} />}
      <RequireSession>
        <Outlet />
      </RequireSession>
    </LayoutFrame>
  );
}
