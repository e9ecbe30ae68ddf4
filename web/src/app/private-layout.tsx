import { Outlet } from 'react-router-dom';
import { useLiveStream } from '../lib/live/use-live-stream.ts';
import { useUser } from '../lib/session/use-session.ts';
import { LayoutFrame } from './layout-frame.tsx';
import { RequireSession } from './require-session.tsx';

/** The layout of the pages of a person who is logged in: guarded, and told live of what changes. */
export function PrivateLayout() {
  useLiveStream(useUser()?.id ?? null);
  return (
    <LayoutFrame>
      <RequireSession>
        <Outlet />
      </RequireSession>
    </LayoutFrame>
  );
}
