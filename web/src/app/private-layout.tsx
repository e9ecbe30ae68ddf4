import { Outlet, useLocation } from 'react-router-dom';
import { paths } from '../lib/paths.ts';
import { useUser } from '../lib/session/use-session.ts';
import { lazyPart } from '../ui/lazy-part.tsx';
import { Nothing } from '../ui/missing-part.tsx';
import { LayoutFrame } from './layout-frame.tsx';
import { RequireSession } from './require-session.tsx';
import { StaffPart } from './staff-part.tsx';

/** Its code is of no use to a visitor. */
const LiveStream = lazyPart(async () => (await import('./live-stream.tsx')).default, {
  Waiting: Nothing,
  Missing: Nothing,
});

/** The layout of the pages of a person who is logged in: guarded, and told live of what changes. */
export function PrivateLayout() {
  const user = useUser();
  const isStaffPage = `${useLocation().pathname}/`.startsWith(`${paths.admin}/`);
  return (
    <LayoutFrame beside={user?.is_staff && isStaffPage ? <StaffPart part="menu" /> : null}>
      {user && <LiveStream key={user.id} personId={user.id} />}
      <RequireSession>
        <Outlet />
      </RequireSession>
    </LayoutFrame>
  );
}
